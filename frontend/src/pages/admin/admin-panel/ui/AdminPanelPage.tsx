import { useTranslation } from 'react-i18next';
import { CHOOSABLE_USER_TYPES } from '#contract/identity/vocabulary/user-type.ts';
import { LinkButton, Page, PageHeader, Stack, Tabs } from '#shared/ui/index.ts';
import { AdminOnly } from '#widgets/admin-only/index.ts';
import { UserList } from '#widgets/admin-users/index.ts';
import { StatCards } from './StatCards.tsx';
import { WaitlistList } from './WaitlistList.tsx';

/** Users and the waitlist, at a glance (rules.md#admin-panel). */
export function AdminPanelPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminOnly page={t('panel.title')} title={t('refused.denied')} text={t('refused.panel')}>
      <Panel />
    </AdminOnly>
  );
}

function Panel() {
  const { t } = useTranslation('admin');
  return (
    <Page>
      <PageHeader
        title={t('panel.title')}
        lead={t('panel.lead')}
        actions={<LinkButton to="/admin-dashboard">{t('panel.dashboard')}</LinkButton>}
      />
      <Stack $gap={8}>
        <StatCards />
        <Tabs
          label={t('panel.tabs')}
          tabs={[
            { value: 'users', label: t('tabs.users'), content: <UserList roles={CHOOSABLE_USER_TYPES} /> },
            { value: 'waitlist', label: t('panel.waitlist'), content: <WaitlistList /> },
          ]}
        />
      </Stack>
    </Page>
  );
}
