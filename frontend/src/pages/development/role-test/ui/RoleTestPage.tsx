import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loginPath, useCurrentUser, type User } from '#entities/session/index.ts';
import { RoleSwitcher } from '#features/account/switch-role/index.ts';
import {
  Card,
  EmptyState,
  Grid,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { CurrentAccess } from './CurrentAccess.tsx';

const VIEWS = ['employer', 'referrer', 'worker', 'admin'] as const;

/** The dashboard testing center. It changes the view but never the permissions (rules.md#ownership). */
export function RoleTestPage() {
  const { t } = useTranslation('role');
  const { user, isLoading } = useCurrentUser();
  return (
    <Page>
      <PageHeader title={t('test.title')} lead={t('test.lead')} />
      {isLoading && <SkeletonList count={3} />}
      {!isLoading && !user && (
        <EmptyState
          icon={<LogIn />}
          title={t('test.signedOut')}
          action={
            <LinkButton to={loginPath('/role-test')} variant="primary">
              {t('test.signIn')}
            </LinkButton>
          }
        />
      )}
      {user && <Testing user={user} />}
    </Page>
  );
}

function Testing({ user }: { readonly user: User }) {
  const { t } = useTranslation('role');
  return (
    <Stack $gap={5}>
      <Stack as="section" $gap={3} aria-labelledby="switch-role">
        <h2 id="switch-role">{t('test.switch')}</h2>
        <RoleSwitcher user={user} />
      </Stack>
      <Grid $min="300px" $gap={4} $stretch>
        <Card aria-labelledby="dashboards">
          <Stack $gap={3}>
            <h2 id="dashboards">{t('test.dashboards')}</h2>
            {VIEWS.map((view) => (
              <LinkButton key={view} to={`/${view}-dashboard`} block>
                {t(`test.dashboard.${view}`)}
              </LinkButton>
            ))}
          </Stack>
        </Card>
        <CurrentAccess userType={user.userType} />
      </Grid>
    </Stack>
  );
}
