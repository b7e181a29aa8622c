import { useTranslation } from 'react-i18next';
import { shownName } from '#contract/rewards/vocabulary/shown-name.ts';
import type { User } from '#entities/session/index.ts';
import { PreferenceToggle, useSavePreference } from '#features/account/save-preference/index.ts';

/** What others see of someone there: nothing that they have not agreed to (rules.md#leaderboard-names). */
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
        // Whoever agreed once can still take it back.
        disabled={!user.showOnLeaderboard && !user.showEarnings}
        onChange={(showEarnings) => save({ showEarnings })}
      />
    </div>
  );
}
