import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, LinkButton, ShowMore, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useHeldContentQuery, useMyDecisionsInfiniteQuery } from '../api/my-moderation-api.ts';
import { DecisionCard } from './DecisionCard.tsx';
import { HeldCard } from './HeldCard.tsx';

const ANEW = { refetchOnMountOrArgChange: true };

/** Content waiting for a moderator, and the decisions, newest first. */
export function DecisionList() {
  const { t } = useTranslation('my-moderation');
  const list = useMyDecisionsInfiniteQuery(undefined, ANEW);
  const held = useHeldContentQuery(undefined, ANEW);
  const decisions = list.data?.pages.flatMap((page) => page.rows);
  const refetch = (): void => {
    void list.refetch();
    void held.refetch();
  };
  if ((list.isError && !decisions) || (held.isError && !held.data)) {
    return <ErrorState title={t('failed')} onRetry={refetch} />;
  }
  if (!decisions || !held.data) return <SkeletonList count={3} lines={3} />;
  if (decisions.length === 0 && held.data.length === 0) {
    return (
      <EmptyState
        icon={<ShieldCheck />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <LinkButton to="/community" variant="primary">
            {t('empty.action')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <Stack as="ul" role="list" $gap={3}>
        {held.data.map((one) => (
          <HeldCard key={one.id} held={one} />
        ))}
        {decisions.map((one) => (
          <DecisionCard key={one.id} decision={one} />
        ))}
      </Stack>
      <ShowMore list={list} label={t('more')} />
    </>
  );
}
