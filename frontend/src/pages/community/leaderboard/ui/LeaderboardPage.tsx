import { useTranslation } from 'react-i18next';
import { BOARD_TIMES } from '#entities/reward/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { useTabParam } from '#shared/lib/index.ts';
import { Grid, Page, PageHeader, SkeletonList, Stack, Tabs } from '#shared/ui/index.ts';
import { Board } from './Board.tsx';
import { JoinCard } from './JoinCard.tsx';
import { OwnProgress } from './OwnProgress.tsx';
import { TierTable } from './TierTable.tsx';

/** The referrers with the most hires, the user's own progress, and the tiers (rules.md#leaderboard). */
export function LeaderboardPage() {
  const { t } = useTranslation('leaderboard');
  const [tab, open] = useTabParam(BOARD_TIMES);
  const { user, isLoading } = useCurrentUser();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack $gap={8}>
        <Grid $min="320px" $gap={6} $stretch>
          {isLoading && <SkeletonList count={1} lines={9} />}
          {!isLoading && user === null && <JoinCard />}
          {user && user.userType !== 'admin' && <OwnProgress user={user} />}
          <TierTable isSignedIn={user !== null} />
        </Grid>
        <Tabs
          label={t('boards')}
          value={tab}
          onChange={open}
          tabs={BOARD_TIMES.map((time) => ({
            value: time,
            label: t(`${time}.tab`),
            content: <Board time={time} ownId={user?.id} />,
          }))}
        />
      </Stack>
    </Page>
  );
}
