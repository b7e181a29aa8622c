import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { JobCard, JobGrid, useSimilarJobsQuery } from '#entities/job/index.ts';
import { JobActions, useMyDistance } from '#widgets/job-list/index.ts';

/** Jobs similar to a closed one; an ID that never existed has none (rules.md#closed-jobs). */
export function SimilarJobs({ jobId }: { readonly jobId: string }) {
  const { t } = useTranslation('jobs');
  const withDistance = useMyDistance();
  const { data } = useSimilarJobsQuery(jobId);
  const jobs = data ?? [];
  if (jobs.length === 0) return null;
  return (
    <Others aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">{t('detail.similar')}</h2>
      <JobGrid>
        {jobs.map((job) => (
          <JobCard key={job.id} job={withDistance(job)} actions={<JobActions job={job} />} />
        ))}
      </JobGrid>
    </Others>
  );
}

const Others = styled.section`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-8);
`;
