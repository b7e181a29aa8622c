import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shownName } from '#contract/rewards/vocabulary/shown-name.ts';
import { TierCard, useUserTierQuery } from '#entities/reward/index.ts';
import type { User } from '#entities/session/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';

/** The user's progress, and how others see it. */
export function OwnProgress({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation('leaderboard');
  const { data, isError, refetch } = useUserTierQuery(undefined);
  const { firstName, lastName } = shownName(user);
  return (
    <section aria-labelledby="own-progress">
      <Stack $gap={4}>
        <h2 id="own-progress">{t('own.title')}</h2>
        {!data && isError && <ErrorState title={t('own.failed')} onRetry={refetch} />}
        {!data && !isError && <SkeletonList count={1} lines={5} />}
        {data && (
          <>
            <TierCard tier={data} />
            <p>{t('own.earned', { amount: formatAmount(data.totalEarnings, i18n.language) })}</p>
          </>
        )}
        <p>
          {user.showOnLeaderboard ? t('own.named', { name: `${firstName} ${lastName}` }) : t('own.unnamed')}{' '}
          <Link to="/profile/about#leaderboard">{t('own.change')}</Link>
        </p>
      </Stack>
    </section>
  );
}
