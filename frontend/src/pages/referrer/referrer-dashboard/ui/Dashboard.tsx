import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { ClaimPayoutDialog } from '#features/payment/claim-payout/index.ts';
import { ReferWorkerDialog } from '#features/referral/refer-worker/index.ts';
import { BottomBar, Button, ErrorState, PageHeader, PartBoundary, Stack, Tabs } from '#shared/ui/index.ts';
import { MoneyHeader } from '#widgets/money-header/index.ts';
import { DASHBOARD_TABS, useDashboardTab } from '../model/dashboard-tabs.ts';
import { useDashboard, type DashboardData } from '../model/use-dashboard.ts';
import { useWide } from '../model/use-wide.ts';
import { MetricTiles } from './MetricTiles.tsx';
import { NextStep } from './NextStep.tsx';
import { Opportunities } from './Opportunities.tsx';
import { Payouts } from './Payouts.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentReferrals } from './RecentReferrals.tsx';
import { ReferralProgram } from './ReferralProgram.tsx';
import { ReferrerStats } from './ReferrerStats.tsx';

export function Dashboard({ user }: { readonly user: User }) {
  const { t } = useTranslation('referrer-dashboard');
  const data = useDashboard();
  const isWide = useWide();
  const { tab, setTab, showTab, tabsId } = useDashboardTab(isWide);
  const [isReferring, setReferring] = useState(false);
  const [toClaim, setToClaim] = useState<string | null>(null);
  const refer = (): void => setReferring(true);
  const parts = {
    opportunities: <Opportunities data={data} isWide={isWide} />,
    payouts: <Payouts data={data} onClaim={setToClaim} />,
    status: <ReferrerStats data={data} />,
    referrals: (
      <Stack $gap={8}>
        <RecentReferrals data={data} />
        <ReferralProgram data={data} user={user} />
      </Stack>
    ),
  };
  const referButton = (
    <PartBoundary fallback={<ReferButton payouts={undefined} onClick={refer} />}>
      <ReferButton payouts={data.payouts} onClick={refer} />
    </PartBoundary>
  );
  return (
    <Stack $gap={6}>
      <div>
        <PageHeader
          title={t('title', { name: user.firstName })}
          documentTitle={t('documentTitle')}
          lead={t('lead')}
          actions={isWide && <QuickActions>{referButton}</QuickActions>}
        />
        <PartBoundary>
          <NextStep data={data} onShow={showTab} />
        </PartBoundary>
      </div>
      {data.isError ? (
        <ErrorState title={t('failed')} onRetry={data.retry} />
      ) : (
        <Stack $gap={3}>
          <PartBoundary>
            <MetricTiles data={data} />
          </PartBoundary>
          <PartBoundary>
            <MoneyHeader />
          </PartBoundary>
        </Stack>
      )}
      {!isWide && <QuickActions />}
      {isWide ? (
        <Columns>
          <Stack $gap={8}>
            <PartBoundary>{parts.opportunities}</PartBoundary>
            <PartBoundary>
              <RecentReferrals data={data} />
            </PartBoundary>
          </Stack>
          <Stack $gap={8}>
            <PartBoundary>{parts.payouts}</PartBoundary>
            <PartBoundary>{parts.status}</PartBoundary>
            <PartBoundary>
              <ReferralProgram data={data} user={user} />
            </PartBoundary>
          </Stack>
        </Columns>
      ) : (
        <div id={tabsId}>
          <Tabs
            label={t('tab.label')}
            value={tab}
            onChange={setTab}
            tabs={DASHBOARD_TABS.map((value) => ({
              value,
              label: t(`tab.${value}`),
              content: parts[value],
            }))}
          />
        </div>
      )}
      {!isWide && <BottomBar>{referButton}</BottomBar>}
      <ReferWorkerDialog open={isReferring} onClose={() => setReferring(false)} />
      <ClaimPayoutDialog
        reward={data.payouts?.find(({ id }) => id === toClaim) ?? null}
        onClose={() => setToClaim(null)}
      />
    </Stack>
  );
}

interface ReferButtonProps {
  readonly payouts: DashboardData['payouts'];
  readonly onClick: () => void;
}

/** One primary button per screen: a payout to claim comes before another referral. */
function ReferButton({ payouts = [], onClick }: ReferButtonProps) {
  const { t } = useTranslation('referrer-dashboard');
  const hasPayout = payouts.some(({ claim }) => claim.state === 'ready');
  return (
    <Button variant={hasPayout ? 'secondary' : 'primary'} icon={<UserPlus aria-hidden />} onClick={onClick}>
      {t('action.refer')}
    </Button>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);
`;
