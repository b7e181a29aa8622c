import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Suspended } from '#contract/identity/sign-in/login.ts';
import { Callout, DateText, LinkButton, Stack } from '#shared/ui/index.ts';

/** Why the user is suspended, until when, and how to appeal (rules.md#suspensions). */
export function SuspendedNotice({ suspension }: Suspended) {
  const { t } = useTranslation('my-moderation');
  const isClosed = suspension !== null && suspension.endsAt === null;
  return (
    <div role="alert">
      <Callout tone="danger" title={t(isClosed ? 'suspended.closed' : 'suspended.title')}>
        <Stack $gap={3}>
          <Words>{suspension?.reason ?? t('suspended.noReason')}</Words>
          {suspension?.endsAt && (
            <p>
              {t('until')} <DateText value={suspension.endsAt} style="dateTime" />
            </p>
          )}
          <p>{t(suspension?.appealPath ? 'suspended.mailed' : 'suspended.appealed')}</p>
          {suspension?.appealPath && (
            <LinkButton to={suspension.appealPath}>{t('suspended.appeal')}</LinkButton>
          )}
        </Stack>
      </Callout>
    </div>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
