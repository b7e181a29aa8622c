import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMyJobsQuery } from '../../../entities/job/index.ts';
import { useEmployerReferralsQuery } from '../../../entities/referral/index.ts';
import { BottomBar, Grid, LinkButton, Page, PageHeader, Stack } from '../../../shared/ui/index.ts';
import { FunnelCard } from './FunnelCard.tsx';
import { JobsSection } from './JobsSection.tsx';
import { ReferralsSection } from './ReferralsSection.tsx';
import { SpendCard } from './SpendCard.tsx';
import { StatTiles } from './StatTiles.tsx';

/** The employer's dashboard (document 2 §2.8, first variant). */
export function Dashboard() {
  const { t } = useTranslation('employer');
  const jobs = useMyJobsQuery(undefined);
  const referrals = useEmployerReferralsQuery(undefined);
  const list = referrals.data?.referrals ?? [];
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          <BottomBar>
            <LinkButton to="/post-job" variant="primary" icon={<Plus aria-hidden />}>
              {t('postNew')}
            </LinkButton>
          </BottomBar>
        }
      />
      <Stack $gap={10}>
        <StatTiles jobs={jobs.data} referrals={referrals.data?.referrals} />
        <JobsSection jobs={jobs.data} isError={jobs.isError} onRetry={jobs.refetch} />
        <ReferralsSection
          list={referrals.data}
          isError={referrals.isError && !referrals.data}
          onRetry={referrals.refetch}
        />
        {list.length > 0 && (
          <Grid $min="340px" $stretch>
            <FunnelCard referrals={list} />
            <SpendCard />
          </Grid>
        )}
      </Stack>
    </Page>
  );
}
