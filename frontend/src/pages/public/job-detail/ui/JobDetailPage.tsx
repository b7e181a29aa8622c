import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useJobQuery, useSimilarJobsQuery } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { ErrorState, LinkButton, Page, PageHeader } from '#shared/ui/index.ts';
import { BackLink } from './BackLink.tsx';
import { JobDetail } from './JobDetail.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { JobDetailSkeleton } from './JobDetailSkeleton.tsx';

export function JobDetailPage() {
  const { t } = useTranslation('jobs');
  const { id = '' } = useParams();
  const { user } = useCurrentUser();
  const { data: job, error, refetch } = useJobQuery(id);
  const isMissing = isApiError(error) && error.status === 404;
  // Only a job that existed has an answer here: its page is closed, not unknown.
  const { isSuccess: isClosed } = useSimilarJobsQuery(id, { skip: !isMissing });
  return (
    <Page>
      {!job && !error && <JobDetailSkeleton back={<BackLink user={user} />} />}
      {isMissing && (
        <>
          <PageHeader
            title={t(isClosed ? 'detail.closed' : 'detail.notFound')}
            lead={t('detail.notFoundText')}
            above={<BackLink user={user} />}
          />
          <LinkButton to="/home?industry=all" variant="primary">
            {t('list.showAll')}
          </LinkButton>
          <SimilarJobs jobId={id} />
        </>
      )}
      {!job && error && !isMissing && <ErrorState title={t('detail.errorTitle')} onRetry={refetch} />}
      {job && !isMissing && <JobDetail job={job} user={user} />}
    </Page>
  );
}
