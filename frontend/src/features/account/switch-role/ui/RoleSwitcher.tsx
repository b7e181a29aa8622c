import { BriefcaseBusiness, HardHat, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ROLES, type User } from '#entities/session/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { Button, Callout, StatusBadge } from '#shared/ui/index.ts';
import { useSwitchRole } from '../model/use-switch-role.ts';

const ICONS = { referrer: Users, employer: BriefcaseBusiness, worker: HardHat };

/**
 * Lets users change their own role (rules.md#role-choice). Admins see why they cannot (rules.md#admin-type-fixed).
 * Uses the texts of `role`.
 */
export function RoleSwitcher({ user }: { readonly user: Pick<User, 'userType'> }) {
  const { t } = useTranslation('role');
  const switchRole = useSwitchRole();
  if (user.userType === 'admin') return <Callout title={t('switch.adminTitle')}>{t('switch.admin')}</Callout>;
  return (
    <Roles aria-label={t('switch.label')}>
      {ROLES.map((role) => {
        const Icon = ICONS[role];
        const isCurrent = role === user.userType;
        return (
          <Role key={role} $current={isCurrent}>
            <Icon size={28} aria-hidden />
            <div>
              <strong>{t(`title.${role}`)}</strong>
              <p>{t(`switch.text.${role}`)}</p>
            </div>
            {isCurrent ? (
              <StatusBadge tone="success">{t('switch.current')}</StatusBadge>
            ) : (
              <Button onClick={() => switchRole(role)}>
                {t('switch.button', { role: t(`title.${role}`) })}
              </Button>
            )}
          </Role>
        );
      })}
    </Roles>
  );
}

const Roles = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Role = styled.li<{ $current: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1.5px solid ${({ $current }) => ($current ? 'var(--line-strong)' : 'var(--line)')};
  border-radius: var(--radius);
  background: var(--surface);
  > svg {
    color: var(--accent);
  }
  p {
    color: var(--text-muted);
  }
  ${onPhone} {
    grid-template-columns: auto 1fr;
    > :last-child {
      grid-column: 1 / -1;
      justify-self: stretch;
    }
    > span:last-child {
      justify-self: start;
    }
  }
`;
