import { useTranslation } from 'react-i18next';
import { CallEmployer, type Job } from '#entities/job/index.ts';
import { useCurrentUser, useIntent } from '#entities/session/index.ts';
import { ShareJobMenu } from '#features/job/share-job/index.ts';
import { LinkButton } from '#shared/ui/index.ts';
import { ReferButton } from './ReferButton.tsx';

/** Refer is the loud button, or Apply for people who want the job. Employers cannot call themselves. */
export function JobActions({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const { user } = useCurrentUser();
  const wantsWork = useIntent() === 'work';
  const apply = (
    <LinkButton
      to={`/job/${job.id}${user ? '' : '?apply=now'}`}
      variant={wantsWork ? 'primary' : 'secondary'}
    >
      {t('action.apply')}
    </LinkButton>
  );
  return (
    <>
      {wantsWork && apply}
      <ReferButton job={job} isQuiet={wantsWork} />
      {!wantsWork && user === null && apply}
      {user?.id !== job.employer.id && <CallEmployer job={job} />}
      <ShareJobMenu job={job} />
    </>
  );
}
