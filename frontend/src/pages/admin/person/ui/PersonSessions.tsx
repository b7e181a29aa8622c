import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminPerson } from '#contract/admin/person.ts';
import { useDeviceLabel } from '#entities/security-event/index.ts';
import { Card, DateText, Stack } from '#shared/ui/index.ts';

/** The person's current sessions. */
export function PersonSessions({ sessions }: Pick<AdminPerson, 'sessions'>) {
  const { t } = useTranslation(['admin', 'profile']);
  const deviceOf = useDeviceLabel();
  return (
    <Card as="section" aria-labelledby="sessions">
      <Stack $gap={3}>
        <h2 id="sessions">{t('person.sessions')}</h2>
        {sessions.length === 0 && <p>{t('person.noSessions')}</p>}
        <Stack as="ul" role="list" $gap={2}>
          {sessions.map(({ id, userAgent, address, lastSeenAt }) => (
            <li key={id}>
              <strong>{deviceOf(userAgent)}</strong>
              <Small>
                {t('profile:sessions.lastSeen')} <DateText value={lastSeenAt} style="dateTime" />
                {address !== null && ` · ${t('profile:sessions.from', { address })}`}
              </Small>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
`;
