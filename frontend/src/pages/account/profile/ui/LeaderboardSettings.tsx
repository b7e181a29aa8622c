import { useTranslation } from 'react-i18next';
import { shownName } from '#contract/rewards/vocabulary/shown-name.ts';
import type { User } from '#entities/session/index.ts';
import { PreferenceToggle, useSavePreference } from '#features/account/save-preference/index.ts';

/** The details that others see on the leaderboard, only if the user agreed (rules.md#leaderboard-names). */
export function LeaderboardSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  const save = useSavePreference();
  const { firstName, lastName } = shownName(user);
  return (
    <div>
      <PreferenceToggle
        label={t('leaderboard.name', { name: `${firstName} ${lastName}` })}
        help={t('leaderboard.nameHelp')}
        checked={user.showOnLeaderboard}
        onChange={(showOnLeaderboard) => save({ showOnLeaderboard })}
      />
      <PreferenceToggle
        label={t('leaderboard.earnings')}
        help={t('leaderboard.earningsHelp')}
        checked={user.showEarnings}
        // Users who agreed once can still turn it off.
        disabled={!user.showOnLeaderboard && !user.showEarnings}
        onChange={(showEarnings) => save({ showEarnings })}
      />
    </div>
  );
}
