import { HardHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { JobCard, JobGridSkeleton } from '#entities/job/index.ts';
import { JobActions, useMyDistance } from '#widgets/job-list/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { EmptyState, ErrorState, Stack } from '#shared/ui/index.ts';
import { DashboardSection } from '#widgets/dashboard-section/index.ts';
import type { DashboardData } from '../model/use-dashboard.ts';

/** Four jobs, three on a small screen (rules.md#short-lists). */
const SHOWN_WIDE = 4;
const SHOWN_SMALL = 3;
/** Used only if no job is open (rules.md#bonus-example). */
const EXAMPLE = 500;

interface OpportunitiesProps {
  readonly data: DashboardData;
  readonly isWide: boolean;
}

export function Opportunities({ data, isWide }: OpportunitiesProps) {
  const { t, i18n } = useTranslation('referrer-dashboard');
  const withDistance = useMyDistance();
  const { jobs, jobList } = data;
  const open = jobs.reduce((sum, { referralBonus }) => sum + Number(referralBonus), 0);
  const money = (amount: number): string => formatAmount(amount, i18n.language);
  return (
    <DashboardSection
      name="opportunities"
      title={t('opportunities.title')}
      more={jobs.length > 0 && <Link to="/home">{t('opportunities.all')}</Link>}
    >
      {jobList.isLoading && <JobGridSkeleton count={isWide ? SHOWN_WIDE : SHOWN_SMALL} />}
      {jobList.isError && <ErrorState title={t('opportunities.failed')} onRetry={jobList.retry} />}
      {!jobList.isLoading && !jobList.isError && (
        <Potential>
          {jobs.length > 0
            ? t(jobList.hasMore ? 'opportunities.potentialNewest' : 'opportunities.potential', {
                amount: money(open),
                count: jobs.length,
              })
            : t('opportunities.example', { amount: money(EXAMPLE) })}
        </Potential>
      )}
      {!jobList.isLoading && !jobList.isError && jobs.length === 0 && (
        <EmptyState icon={<HardHat />} title={t('opportunities.empty')} text={t('opportunities.emptyText')} />
      )}
      <Stack $gap={3}>
        {jobs.slice(0, isWide ? SHOWN_WIDE : SHOWN_SMALL).map((job) => (
          <JobCard key={job.id} job={withDistance(job)} actions={<JobActions job={job} />} />
        ))}
      </Stack>
    </DashboardSection>
  );
}

const Potential = styled.p`
  color: var(--text-muted);
`;
