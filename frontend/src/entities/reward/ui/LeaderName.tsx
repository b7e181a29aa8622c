import { useTranslation } from 'react-i18next';
import type { LeaderboardEntry } from '#contract/rewards/leaderboard.ts';

/** As they agreed to be shown: by name and initial, or as a member like any other (rules.md#leaderboard-names). */
export function LeaderName({ entry }: { readonly entry: LeaderboardEntry }) {
  const { t } = useTranslation('reward');
  return <>{entry.id === null ? t('unnamed') : `${entry.firstName} ${entry.lastName}`.trim()}</>;
}
