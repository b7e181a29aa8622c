import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LeaderName, useLeaderboardQuery } from '#entities/reward/index.ts';
import { Card, Skeleton, Stack } from '#shared/ui/index.ts';
import { SideError } from './SideError.tsx';

const SHOWN = 5;

/** The top of the leaderboard, under the names they agreed to (rules.md#leaderboard-names). */
export function TopReferrers() {
  const { t } = useTranslation('forum');
  return (
    <Card aria-labelledby="top-referrers">
      <Stack $gap={3}>
        <h2 id="top-referrers">{t('top.title')}</h2>
        <Leaders />
        <Link to="/leaderboard">{t('top.all')}</Link>
      </Stack>
    </Card>
  );
}

function Leaders() {
  const { t } = useTranslation(['forum', 'reward']);
  const { data, isError, refetch } = useLeaderboardQuery({ time: 'allTime', limit: SHOWN });
  if (!data && isError) return <SideError text={t('top.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton $height="160px" />;
  if (data.length === 0) return <p>{t('top.empty')}</p>;
  return (
    <List role="list">
      {data.map((entry, place) => (
        <li key={entry.id ?? place}>
          <b>{entry.rank}</b>
          <span>
            <LeaderName entry={entry} />
          </span>
          <small>{t('reward:progress.hires', { count: entry.successfulReferrals })}</small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: baseline;
    gap: var(--space-3);
    padding-block: 6px;
    & + li {
      border-top: 1px solid var(--line);
    }
  }
  b {
    min-width: 1.2em;
    font: 700 var(--size-20) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
    font-variant-numeric: tabular-nums;
  }
`;
