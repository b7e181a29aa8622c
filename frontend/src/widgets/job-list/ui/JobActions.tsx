import { CallEmployer, type Job } from '../../../entities/job/index.ts';
import { ShareJobMenu } from '../../../features/share-job/index.ts';
import { ReferButton } from './ReferButton.tsx';

/** Refer is loud; Call and Share are quiet. */
export function JobActions({ job }: { readonly job: Job }) {
  return (
    <>
      <ReferButton job={job} />
      <CallEmployer job={job} />
      <ShareJobMenu job={job} />
    </>
  );
}
