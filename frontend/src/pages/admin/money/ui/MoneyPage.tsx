import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabParam } from '#shared/lib/index.ts';
import { LinkButton, Page, PageHeader, Stack, Tabs } from '#shared/ui/index.ts';
import { AdminOnly } from '#widgets/admin-only/index.ts';
import { PaymentList } from '#widgets/admin-payments/index.ts';
import { ClaimsTab } from './claims/ClaimsTab.tsx';
import { DisputesTab } from './disputes/DisputesTab.tsx';
import { OwedTab } from './owed/OwedTab.tsx';
import { PayoutsTab } from './payouts/PayoutsTab.tsx';
import { RefundsTab } from './refunds/RefundsTab.tsx';

const TABS = ['claims', 'disputes', 'payments', 'refunds', 'payouts', 'owed'] as const;
type Tab = (typeof TABS)[number];

/** Where admins look after money: what waits for them, and what explains every amount (rules.md#money-desk). */
export function MoneyPage() {
  const { t } = useTranslation(['admin-money', 'admin']);
  return (
    <AdminOnly page={t('title')} title={t('admin:refused.denied')} text={t('admin:refused.panel')}>
      <Desk />
    </AdminOnly>
  );
}

function Desk() {
  const { t } = useTranslation('admin-money');
  const [open, openTab] = useTabParam(TABS);
  const content: Readonly<Record<Tab, ReactNode>> = {
    claims: <ClaimsTab />,
    disputes: <DisputesTab />,
    payments: <PaymentList />,
    refunds: <RefundsTab />,
    payouts: <PayoutsTab />,
    owed: <OwedTab />,
  };
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<LinkButton to="/admin-dashboard">{t('dashboard')}</LinkButton>}
      />
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
    </Page>
  );
}
