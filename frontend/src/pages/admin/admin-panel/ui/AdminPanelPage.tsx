import { useTranslation } from 'react-i18next';
import { CHOOSABLE_USER_TYPES } from '#contract/identity/vocabulary/user-type.ts';
import { AddressTabs, Stack } from '#shared/ui/index.ts';
import { AdminLayout } from '#widgets/admin-layout/index.ts';
import { UserList } from '#widgets/admin-users/index.ts';
import { WaitlistList } from '#widgets/admin-waitlist/index.ts';
import { StatCards } from './StatCards.tsx';

const TABS = ['users', 'waitlist'] as const;

/** Users and the waitlist at a glance (rules.md#admin-panel). */
export function AdminPanelPage() {
  const { t } = useTranslation('admin');
  const content = { users: <UserList roles={CHOOSABLE_USER_TYPES} />, waitlist: <WaitlistList /> };
  return (
    <AdminLayout title={t('panel.title')} lead={t('panel.lead')}>
      <Stack $gap={8}>
        <StatCards />
        <AddressTabs
          label={t('panel.tabs')}
          tabs={TABS}
          words={(tab) => t(`tabs.${tab}`)}
          content={content}
        />
      </Stack>
    </AdminLayout>
  );
}
