import { useTranslation } from 'react-i18next';
import type { OwnSession } from '#contract/identity/security/sessions.ts';
import { useDeviceLabel } from '#entities/security-event/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, DateText, StatusBadge } from '#shared/ui/index.ts';
import { useEndSessionMutation } from '../../api/profile-api.ts';
import { DeviceRow } from './DeviceRow.tsx';

export function SessionRow({ session }: { readonly session: OwnSession }) {
  const { t } = useTranslation('profile');
  const [end] = useEndSessionMutation();
  const device = useDeviceLabel()(session.userAgent);
  const signOut = async (): Promise<void> => {
    const { error } = await end(session.id);
    if (error) showFailure(error, t('sessions.endFailed'), t('tryAgain'));
    else showToast({ title: t('sessions.ended'), description: device, variant: 'success' });
  };
  const badge = <StatusBadge tone="success">{t('sessions.current')}</StatusBadge>;
  const button = (
    <Button aria-label={t('sessions.endOf', { device })} onClick={signOut}>
      {t('sessions.end')}
    </Button>
  );
  return (
    <DeviceRow title={device} end={session.isCurrent ? badge : button}>
      {t('sessions.lastSeen')} <DateText value={session.lastSeenAt} style="dateTime" />
      {session.address !== null && ` · ${t('sessions.from', { address: session.address })}`}
    </DeviceRow>
  );
}
