import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { USER_TYPES } from '#contract/identity/vocabulary/user-type.ts';
import type { AdminStats } from '#entities/admin/index.ts';
import { useTabParam } from '#shared/lib/index.ts';
import { Stack, Tabs } from '#shared/ui/index.ts';
import { PaymentList } from '#widgets/admin-payments/index.ts';
import { UserList } from '#widgets/admin-users/index.ts';
import { AuditTab } from './AuditTab.tsx';
import { ContentTab } from './ContentTab.tsx';
import { JobsTab } from './JobsTab.tsx';
import { ReferralsTab } from './ReferralsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { TextsTab } from './TextsTab.tsx';

const TABS = ['users', 'jobs', 'referrals', 'payments', 'content', 'texts', 'audit', 'settings'] as const;
type Tab = (typeof TABS)[number];

/** The dashboard itself. Which tab is open is in the address, so that it can be passed on. */
export function AdminTabs({ stats }: { readonly stats: AdminStats | undefined }) {
  const { t } = useTranslation('admin');
  const [open, openTab] = useTabParam(TABS);
  const content: Readonly<Record<Tab, ReactNode>> = {
    users: <UserList roles={USER_TYPES} />,
    jobs: <JobsTab />,
    referrals: <ReferralsTab schedule={stats?.payoutSchedule} />,
    payments: <PaymentList />,
    content: <ContentTab flagged={stats?.flaggedContent} />,
    texts: <TextsTab />,
    audit: <AuditTab />,
    settings: <SettingsTab stats={stats} />,
  };
  return (
    <Tabs
      label={t('tabs.label')}
      value={open}
      onChange={openTab}
      tabs={TABS.map((tab) => ({
        value: tab,
        label: t(`tabs.${tab}`),
        content: (
          <Stack as="section" aria-label={t(`tabs.${tab}`)}>
            {content[tab]}
          </Stack>
        ),
      }))}
    />
  );
}
