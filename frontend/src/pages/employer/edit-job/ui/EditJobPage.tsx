import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useJobQuery, type Job } from '#entities/job/index.ts';
import { RequireSignIn, type User } from '#entities/session/index.ts';
import { usePayByCard } from '#features/payment/pay-by-card/index.ts';
import { BoostPost, EditJobForm, JobAvailability } from '#features/job/post-job/index.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { BackToDashboard } from '#widgets/job-posted/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';

/** Editing, closing, and reopening a job (rules.md#job-editing). */
export function EditJobPage() {
  const { t } = useTranslation('post-job');
  return (
    <RequireSignIn>
      <EmployerOnly
        page={t('edit.title')}
        title={t('edit.onlyTitle')}
        text={t('onlyText')}
        link={t('onlyLink')}
      >
        {(employer) => <OwnJob employer={employer} />}
      </EmployerOnly>
    </RequireSignIn>
  );
}

function OwnJob({ employer }: { readonly employer: User }) {
  const { t } = useTranslation(['post-job', 'jobs']);
  const { id = '' } = useParams();
  const { data: job, error, refetch } = useJobQuery(id);
  const isMissing = isApiError(error) && error.status === 404;
  const isOthers = job !== undefined && job.employer.id !== employer.id;
  return (
    <Page $width="form">
      {job && !isOthers ? (
        <EditJob key={job.id} job={job} onPaid={refetch} />
      ) : (
        <PageHeader title={t('edit.title')} above={<BackToDashboard />} />
      )}
      {!job && !error && <SkeletonList count={3} lines={4} />}
      {!job && error && !isMissing && <ErrorState title={t('jobs:detail.errorTitle')} onRetry={refetch} />}
      {((!job && isMissing) || isOthers) && (
        <EmptyState
          title={isOthers ? t('edit.othersTitle') : t('jobs:detail.notFound')}
          text={isOthers ? t('edit.othersText') : t('jobs:detail.notFoundText')}
          action={
            <LinkButton to="/employer-dashboard" variant="primary">
              {t('edit.toJobs')}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
}

function EditJob({ job, onPaid }: { readonly job: Job; readonly onPaid: () => unknown }) {
  const { t } = useTranslation('post-job');
  const navigate = useNavigate();
  const { collect, dialog } = usePayByCard();
  return (
    <>
      <PageHeader
        title={t('edit.title')}
        documentTitle={t('edit.documentTitle', { title: job.title })}
        lead={job.title}
        above={<BackToDashboard />}
      />
      <Stack $gap={6}>
        <JobAvailability job={job} collect={collect} onPaid={onPaid} />
        <BoostPost job={job} collect={collect} onPaid={onPaid} />
        <EditJobForm job={job} onSaved={() => void navigate(`/job/${job.id}`)} />
      </Stack>
      {dialog}
    </>
  );
}
