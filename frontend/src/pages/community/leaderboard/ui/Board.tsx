import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLeaderboardQuery, type BoardTime } from '#entities/reward/index.ts';
import { EmptyState, ErrorState, LinkButton, SkeletonList, Stack } from '#shared/ui/index.ts';
import { Leader } from './Leader.tsx';

const SHOWN_FIRST = 5;

interface BoardProps {
  readonly time: BoardTime;
  readonly ownId: string | undefined;
}

/** One of the two leaderboards, most hires first. */
export function Board({ time, ownId }: BoardProps) {
  const { t } = useTranslation('leaderboard');
  const { data, isError, refetch } = useLeaderboardQuery({ time });
  if (!data && isError) return <ErrorState title={t('failed')} onRetry={refetch} />;
  if (!data) return <SkeletonList count={SHOWN_FIRST} lines={2} />;
  if (data.length === 0) return <NobodyYet time={time} />;
  return (
    <Stack $gap={4}>
      <Explained>{t(`${time}.explain`)}</Explained>
      <List role="list" aria-label={t(`${time}.tab`)}>
        {data.map((entry, place) => (
          // Unnamed entries have no ID. Their rank works as a key, because equal entries do not change
          // places.
          <Leader key={entry.id ?? place} entry={entry} isOwn={entry.id !== null && entry.id === ownId} />
        ))}
      </List>
    </Stack>
  );
}

function NobodyYet({ time }: { readonly time: BoardTime }) {
  const { t } = useTranslation('leaderboard');
  return (
    <EmptyState
      icon={<Trophy />}
      title={t(`${time}.empty`)}
      text={t(`${time}.emptyText`)}
      action={
        <LinkButton to="/home" variant="primary">
          {t('refer')}
        </LinkButton>
      }
    />
  );
}

const Explained = styled.p`
  color: var(--text-muted);
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;
