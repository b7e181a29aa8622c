import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OwnSession } from '#contract/identity/sessions.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Card, DateText, StatusBadge } from '#shared/ui/index.ts';
import { deviceOf } from '../model/device.ts';
import { useEndSessionMutation } from '../model/profile-calls.ts';

export function SessionRow({ session }: { readonly session: OwnSession }) {
  const { t } = useTranslation('profile');
  const [end] = useEndSessionMutation();
  const device = useDeviceWords(session.userAgent);
  const signOut = async (): Promise<void> => {
    const { error } = await end(session.id);
    if (error) showFailure(error, t('sessions.endFailed'), t('tryAgain'));
    else showToast({ title: t('sessions.ended'), description: device, variant: 'success' });
  };
  return (
    <Row as="li" $tight>
      <Words>
        <strong>{device}</strong>
        <p>
          {t('sessions.lastSeen')} <DateText value={session.lastSeenAt} style="dateTime" />
          {session.address !== null && ` · ${t('sessions.from', { address: session.address })}`}
        </p>
      </Words>
      {session.isCurrent ? (
        <StatusBadge tone="success">{t('sessions.current')}</StatusBadge>
      ) : (
        <Button aria-label={t('sessions.endOf', { device })} onClick={signOut}>
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}

function useDeviceWords(userAgent: string | null): string {
  const { t } = useTranslation('profile');
  const { browser, system } = deviceOf(userAgent);
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

const Row = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

const Words = styled.div`
  min-width: 0;
  p {
    color: var(--text-muted);
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }
`;
