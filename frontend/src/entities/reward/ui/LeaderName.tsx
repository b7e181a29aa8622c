import { useTranslation } from 'react-i18next';
import type { LeaderboardEntry } from '#contract/rewards/leaderboard.ts';

/** First name and initial if the person agreed, otherwise a generic name (rules.md#leaderboard-names). */
export function LeaderName({ entry }: { readonly entry: LeaderboardEntry }) {
  const { t } = useTranslation('reward');
  return <>{entry.id === null ? t('unnamed') : `${entry.firstName} ${entry.lastName}`.trim()}</>;
}
