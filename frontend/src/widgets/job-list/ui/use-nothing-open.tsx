import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#entities/session/index.ts';
import { LinkButton } from '#shared/ui/index.ts';

/** The link for each kind of user if no job is open. */
const WAYS = {
  visitor: '/worker-signup',
  worker: '/profile/work',
  referrer: '/profile/work#referral',
  employer: '/post-job-enhanced',
} as const;

/** The text and action of an empty job list, depending on the user. */
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
