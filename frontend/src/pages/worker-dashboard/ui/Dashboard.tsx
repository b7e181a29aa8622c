import { ClipboardList, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '../../../entities/session/index.ts';
import { completionOf, useJobMatchesQuery } from '../../../entities/worker/index.ts';
import { QuickApplyDialog, useApply } from '../../../features/quick-apply/index.ts';
import { onPhone } from '../../../shared/theme/index.ts';
import { LinkButton, PageHeader, Stack, Tabs } from '../../../shared/ui/index.ts';
import { DASHBOARD_TABS, useDashboardTab } from '../model/dashboard-tabs.ts';
import { JobAlerts } from './JobAlerts.tsx';
import { Matches } from './Matches.tsx';
import { MetricTiles } from './MetricTiles.tsx';
import { MyDocuments } from './MyDocuments.tsx';
import { MyReferences } from './MyReferences.tsx';
import { NextActionBanner } from './NextActionBanner.tsx';
import { OfferCallout } from './OfferCallout.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileProgress } from './ProfileProgress.tsx';
import { RecentApplications } from './RecentApplications.tsx';

/** Metrics, the next best step, and four tabs (document 2 §2.10). */
export function Dashboard({ user }: { readonly user: User }) {
  const { t } = useTranslation('worker-dashboard');
  const { tab, setTab, showTab, tabsId } = useDashboardTab();
  const matches = useJobMatchesQuery(undefined);
  const { job: applyingTo, apply, close } = useApply(user, () => showTab('profile'));
  const { percent } = completionOf(user);
  const parts = {
    jobs: <Matches matches={matches} onApply={apply} onProfile={() => showTab('profile')} />,
    applications: <RecentApplications />,
    profile: <ProfileForm user={user} />,
    status: (
      <Columns>
        <Stack $gap={5}>
          <ProfileProgress user={user} onEdit={() => showTab('profile')} />
          <JobAlerts user={user} />
        </Stack>
        <Stack $gap={5}>
          <MyDocuments />
          <MyReferences />
        </Stack>
      </Columns>
    ),
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
              <LinkButton to="/jobs" variant="primary" icon={<Search aria-hidden />}>
                {t('findJobs')}
              </LinkButton>
            </Ways>
          }
        />
        <Stack $gap={4}>
          <OfferCallout onShow={() => showTab('applications')} />
          <NextActionBanner percent={percent} matches={matches} onApply={apply} onShow={showTab} />
        </Stack>
      </div>
      <MetricTiles percent={percent} />
      <Anchor id={tabsId}>
        <Tabs
          label={t('tab.label')}
          value={tab}
          onChange={setTab}
          tabs={DASHBOARD_TABS.map((value) => ({ value, label: t(`tab.${value}`), content: parts[value] }))}
        />
      </Anchor>
      <QuickApplyDialog
        job={applyingTo}
        user={user}
        onClose={close}
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  @media (min-width: 960px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
