import { ClipboardList, Search } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { completionOf, useJobMatchesQuery } from '#entities/worker/index.ts';
import { QuickApplyDialog, useApply } from '#features/job/quick-apply/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { LinkButton, PageHeader, PartBoundary, SkeletonList, Stack, Tabs } from '#shared/ui/index.ts';
import { DASHBOARD_TABS, useDashboardTab } from '../model/dashboard-tabs.ts';
import { Matches } from './Matches.tsx';
import { MetricTiles } from './MetricTiles.tsx';
import { NextStep } from './NextStep.tsx';
import { OfferCallout } from './OfferCallout.tsx';
import { RecentApplications } from './RecentApplications.tsx';

// Loads forms and uploads with their tab.
const ProfileForm = lazyCode(async () => (await import('./ProfileForm.tsx')).ProfileForm);
const StatusTab = lazyCode(async () => (await import('./StatusTab.tsx')).StatusTab);

/** Metrics, the next best action, and four tabs (rules.md#worker-dashboard). */
export function Dashboard({ user }: { readonly user: User }) {
  const { t } = useTranslation('worker-dashboard');
  const { tab, setTab, showTab, tabsId } = useDashboardTab();
  const matches = useJobMatchesQuery(undefined);
  const { job: applyingTo, apply, close, refuse } = useApply(user, () => showTab('profile'));
  const { percent } = completionOf(user);
  const parts = {
    jobs: <Matches matches={matches} onApply={apply} onProfile={() => showTab('profile')} />,
    applications: <RecentApplications />,
    profile: <ProfileForm user={user} />,
    status: <StatusTab user={user} onEditProfile={() => showTab('profile')} />,
  };
  return (
    <Stack $gap={6}>
      <div>
        <PageHeader
          title={t('title', { name: user.firstName })}
          documentTitle={t('documentTitle')}
          lead={t('lead')}
          actions={
            <Ways>
              <LinkButton to="/my-applications" icon={<ClipboardList aria-hidden />}>
                {t('applications')}
              </LinkButton>
              <LinkButton to="/jobs" icon={<Search aria-hidden />}>
                {t('findJobs')}
              </LinkButton>
            </Ways>
          }
        />
        <Stack $gap={4}>
          <PartBoundary>
            <OfferCallout />
          </PartBoundary>
          <PartBoundary>
            <NextStep percent={percent} matches={matches} onApply={apply} onShow={showTab} />
          </PartBoundary>
        </Stack>
      </div>
      <PartBoundary>
        <MetricTiles percent={percent} />
      </PartBoundary>
      <Anchor id={tabsId}>
        <Tabs
          label={t('tab.label')}
          value={tab}
          onChange={setTab}
          tabs={DASHBOARD_TABS.map((value) => ({
            value,
            label: t(`tab.${value}`),
            content: <Suspense fallback={<SkeletonList count={2} lines={6} />}>{parts[value]}</Suspense>,
          }))}
        />
      </Anchor>
      <QuickApplyDialog
        job={applyingTo}
        user={user}
        onClose={close}
        onIncomplete={refuse}
        onApplied={() => showTab('applications')}
      />
    </Stack>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${onPhone} {
    width: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;

const Anchor = styled.div`
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
`;
