import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#entities/session/index.ts';
import { LinkButton } from '#shared/ui/index.ts';

/** What each can do where no job is open at all. */
const WAYS = {
  visitor: '/worker-signup',
  worker: '/profile/work',
  referrer: '/profile/work#referral',
  employer: '/post-job-enhanced',
} as const;

/** Words and the one action of a list of jobs that has none, by who looks at it. */
export function useNothingOpen() {
  const { t } = useTranslation('jobs');
  const { user } = useCurrentUser();
  const who = user === null ? 'visitor' : user.userType;
  if (who === 'admin') return { emptyText: undefined, emptyAction: undefined };
  return {
    emptyText: t(`list.nothingOpen.${who}.text`),
    emptyAction: <LinkButton to={WAYS[who]}>{t(`list.nothingOpen.${who}.action`)}</LinkButton>,
  };
}
