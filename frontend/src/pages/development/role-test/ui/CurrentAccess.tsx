import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ROLES, type User } from '#entities/session/index.ts';
import { Card, Stack, StatusBadge } from '#shared/ui/index.ts';

/** The views that the current role can open. */
export function CurrentAccess({ userType }: { readonly userType: User['userType'] }) {
  const { t } = useTranslation(['role', 'shell']);
  return (
    <Card aria-labelledby="current-access">
      <Stack $gap={3}>
        <h2 id="current-access">{t('test.access')}</h2>
        <p>{t('test.currentRole', { role: t(`shell:view.${userType}`) })}</p>
        <Views>
          {ROLES.map((role) => (
            <li key={role}>
              {t(`test.view.${role}`)}
              {role === userType ? (
                <StatusBadge tone="success">{t('test.accessible')}</StatusBadge>
              ) : (
                <StatusBadge tone="danger">{t('test.blocked')}</StatusBadge>
              )}
            </li>
          ))}
        </Views>
      </Stack>
    </Card>
  );
}

const Views = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: 48px;
    border-top: 1px solid var(--line);
  }
`;
