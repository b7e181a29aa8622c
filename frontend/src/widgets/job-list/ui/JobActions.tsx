import { useTranslation } from 'react-i18next';
import { CallEmployer, type Job } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { ShareJobMenu } from '#features/job/share-job/index.ts';
import { LinkButton } from '#shared/ui/index.ts';
import { ReferButton } from './ReferButton.tsx';

/** Refer is loud; Call and Share are quiet. To a worker applying comes first, on the job's own page. Nobody calls themselves. */
export function JobActions({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const { user } = useCurrentUser();
  const isWorker = user?.userType === 'worker';
  return (
    <>
      {isWorker && (
        <LinkButton to={`/job/${job.id}`} variant="primary">
          {t('action.apply')}
        </LinkButton>
      )}
      <ReferButton job={job} isQuiet={isWorker} />
      {user?.id !== job.employer.id && <CallEmployer job={job} />}
      <ShareJobMenu job={job} />
    </>
  );
}
