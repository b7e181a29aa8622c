import { CallEmployer, type Job } from '../../../entities/job/index.ts';
import { useCurrentUser } from '../../../entities/session/index.ts';
import { ShareJobMenu } from '../../../features/share-job/index.ts';
import { ReferButton } from './ReferButton.tsx';

/** Refer is loud; Call and Share are quiet. Nobody calls themselves. */
export function JobActions({ job }: { readonly job: Job }) {
  const { user } = useCurrentUser();
  return (
    <>
      <ReferButton job={job} />
      {user?.id !== job.employer.id && <CallEmployer job={job} />}
      <ShareJobMenu job={job} />
    </>
  );
}
