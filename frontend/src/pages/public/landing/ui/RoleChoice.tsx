import { ArrowRight, BriefcaseBusiness, HardHat, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { loginPath, type User } from '#entities/session/index.ts';
import { Grid, LinkButton, Page, PageHeader } from '#shared/ui/index.ts';
import { WhoWeServe } from './WhoWeServe.tsx';

const ROLES = [
  { role: 'hiring', Icon: BriefcaseBusiness, to: '/employer-dashboard' },
  { role: 'working', Icon: HardHat, to: '/worker-dashboard' },
  { role: 'referring', Icon: Users, to: '/enhanced-referrer-dashboard' },
] as const;

/** The next step: three choices, through the login for signed-out visitors (rules.md#landing-pages). */
export function RoleChoice({ user }: { readonly user: User | null }) {
  const { t } = useTranslation('landing');
  return (
    <Page>
      <PageHeader
        title={user ? t('roles.title', { name: user.firstName }) : t('roles.welcome')}
        documentTitle={t('roles.documentTitle')}
        lead={t(user ? 'roles.lead' : 'roles.leadSignedOut')}
        actions={
          user && (
            <LinkButton to="/dashboard" variant="primary">
              {t('roles.dashboard')}
            </LinkButton>
          )
        }
      />
      <Grid $min="340px" $gap={4}>
        {ROLES.map(({ role, Icon, to }) => (
          <Way key={role} to={user ? to : loginPath(to)} reloadDocument={!user}>
            <Icon size={36} aria-hidden />
            <strong>{t(`roles.${role}.title`)}</strong>
            <span>{t(`roles.${role}.text`)}</span>
            <ArrowRight size={24} aria-hidden />
          </Way>
        ))}
      </Grid>
      <WhoWeServe />
    </Page>
  );
}

const Way = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-5);
  border: 1.5px solid var(--line-strong);
  border-left: 6px solid var(--accent);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  text-decoration: none;
  &:hover {
    border-color: var(--accent);
    background: var(--neutral-soft);
  }
  > svg:first-child {
    grid-column: 1 / -1;
  }
  > svg:last-child {
    grid-area: 2 / 2 / 4 / 3;
    align-self: center;
    color: var(--accent);
  }
  strong {
    font: 700 var(--size-26) / 1.1 var(--font-display);
  }
  span {
    color: var(--text-muted);
  }
`;
