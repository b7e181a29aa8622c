import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressTabs } from '#shared/ui/index.ts';
import { AdminLayout } from '#widgets/admin-layout/index.ts';
import { PaymentList, PayoutList } from '#widgets/admin-payments/index.ts';
import { ClaimsTab } from './claims/ClaimsTab.tsx';
import { DisputesTab } from './disputes/DisputesTab.tsx';
import { OwedTab } from './owed/OwedTab.tsx';
import { ReconciliationTab } from './reconciliation/ReconciliationTab.tsx';
import { RefundsTab } from './refunds/RefundsTab.tsx';

const TABS = ['claims', 'disputes', 'payments', 'refunds', 'payouts', 'owed', 'reconciliation'] as const;
type Tab = (typeof TABS)[number];

/** The admins' money desk: items that wait, and the ledger behind every amount (rules.md#money-desk). */
export function MoneyPage() {
  const { t } = useTranslation('admin-money');
  const content: Readonly<Record<Tab, ReactNode>> = {
    claims: <ClaimsTab />,
    disputes: <DisputesTab />,
    payments: <PaymentList />,
    refunds: <RefundsTab />,
    payouts: <PayoutList />,
    owed: <OwedTab />,
    reconciliation: <ReconciliationTab />,
  };
  return (
    <AdminLayout title={t('title')} lead={t('lead')}>
      <AddressTabs label={t('tabs.label')} tabs={TABS} words={(tab) => t(`tabs.${tab}`)} content={content} />
    </AdminLayout>
  );
}
