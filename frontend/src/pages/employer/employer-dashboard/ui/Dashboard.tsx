import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubscriptionQuery } from '#entities/payment/index.ts';
import { useEmployerStatsQuery, type EmployerStats } from '#entities/referral/index.ts';
import type { User } from '#entities/session/index.ts';
import { ConfirmEmailCallout } from '#features/account/confirm-email/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import { BottomBar, LinkButton, Page, PageHeader, PartBoundary, Stack, Tabs } from '#shared/ui/index.ts';
import { nextAction } from '../model/next-action.ts';
import { TABS, tabOf, type DashboardTab } from '../model/dashboard-tabs.ts';
import { BillingTab } from './BillingTab.tsx';
import { HiresTab } from './HiresTab.tsx';
import { JobsSection } from './JobsSection.tsx';
import { NextStep } from './NextStep.tsx';
import { PendingSection } from './PendingSection.tsx';
import { QuickStats } from './QuickStats.tsx';
import { ReferralsSection } from './ReferralsSection.tsx';
import { StatTiles } from './StatTiles.tsx';

/** The employer's one dashboard with both variants (rules.md#one-dashboard, rules.md#employer-dashboard). */
export function Dashboard({ employer }: { readonly employer: User }) {
  const { t } = useTranslation('employer');
  const [params, setParams] = useAddressParams();
  const stats = useEmployerStatsQuery(undefined);
  const plan = useSubscriptionQuery(undefined);
  // Other advice still appears if the plan did not load.
  const pastDue = plan.data || plan.isError ? (plan.data?.pastDue ?? null) : undefined;
  const show = (tab: string): void => setParams(() => (tab === TABS[0] ? {} : { tab }), { replace: true });
  const content: Readonly<Record<DashboardTab, ReactNode>> = {
    jobs: (
      <Stack $gap={6}>
        <ReferralsSection />
        <JobsSection />
      </Stack>
    ),
    referrals: (
      <Stack $gap={8}>
        <QuickStats stats={stats.data} />
        <PendingSection stats={stats.data} />
      </Stack>
    ),
    hires: <HiresTab stats={stats.data} />,
    billing: <BillingTab />,
  };
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('welcome', { name: employer.firstName })}
        actions={
          <BottomBar>
            <PartBoundary fallback={<PostJob stats={undefined} isPastDue={Boolean(pastDue)} />}>
              <PostJob stats={stats.data} isPastDue={Boolean(pastDue)} />
            </PartBoundary>
          </BottomBar>
        }
      />
      <Stack $gap={6}>
        <PartBoundary>
          <StatTiles stats={stats.data} isError={stats.isError} onRetry={stats.refetch} />
        </PartBoundary>
        <ConfirmEmailCallout whatFor="texts" />
        <PartBoundary>
          <NextStep stats={stats.data} isError={stats.isError} pastDue={pastDue} onShow={show} />
        </PartBoundary>
        <Tabs
          label={t('tab.label')}
          value={tabOf(params.get('tab'))}
          onChange={show}
          tabs={TABS.map((tab) => ({ value: tab, label: t(`tab.${tab}`), content: content[tab] }))}
        />
      </Stack>
    </Page>
  );
}

interface PostJobProps {
  readonly stats: EmployerStats | null | undefined;
  readonly isPastDue: boolean;
}

/**
 * One primary button per screen: waiting referrals come before another job, and the first job is suggested
 * once.
 */
function PostJob({ stats, isPastDue }: PostJobProps) {
  const { t } = useTranslation('employer');
  const isLoudBelow = stats ? nextAction(stats, isPastDue).priority === 'high' : false;
  return (
    <LinkButton
      to="/post-job-enhanced"
      variant={isLoudBelow ? 'secondary' : 'primary'}
      icon={<Plus aria-hidden />}
    >
      {t('postNew')}
    </LinkButton>
  );
}
