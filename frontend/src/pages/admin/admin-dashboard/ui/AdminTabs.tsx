import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { USER_TYPES } from '#contract/identity/vocabulary/user-type.ts';
import type { AdminStats } from '#entities/admin/index.ts';
import { AddressTabs } from '#shared/ui/index.ts';
import { AuditList, JobList, SecurityEventList, TextLists } from '#widgets/admin-lists/index.ts';
import { PaymentList } from '#widgets/admin-payments/index.ts';
import { UserList } from '#widgets/admin-users/index.ts';
import { WaitlistList } from '#widgets/admin-waitlist/index.ts';
import { ContentTab } from './ContentTab.tsx';
import { ReferralsTab } from './ReferralsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

const TABS = [
  'users',
  'waitlist',
  'jobs',
  'referrals',
  'payments',
  'content',
  'texts',
  'security',
  'audit',
  'settings',
] as const;
type Tab = (typeof TABS)[number];

/** The tabs of the dashboard. */
export function AdminTabs({ stats }: { readonly stats: AdminStats | undefined }) {
  const { t } = useTranslation('admin');
  const content: Readonly<Record<Tab, ReactNode>> = {
    users: <UserList roles={USER_TYPES} />,
    waitlist: <WaitlistList />,
    jobs: <JobList />,
    referrals: <ReferralsTab schedule={stats?.payoutSchedule} />,
    payments: <PaymentList />,
    content: <ContentTab flagged={stats?.flaggedContent} />,
    texts: <TextLists />,
    security: <SecurityEventList />,
    audit: <AuditList />,
    settings: <SettingsTab stats={stats} />,
  };
  return (
    <AddressTabs label={t('tabs.label')} tabs={TABS} words={(tab) => t(`tabs.${tab}`)} content={content} />
  );
}
