import { useTranslation } from 'react-i18next';
import type { Board } from '#entities/board/index.ts';
import { ErrorState, ShowMore, SkeletonList } from '#shared/ui/index.ts';
import { useBoardMembersInfiniteQuery } from '../api/manage-members-api.ts';
import { MemberRow } from './MemberRow.tsx';

/** For the board's moderators: the owner, the moderators, and then members by date of joining. */
export function BoardMembers({ board }: { readonly board: Board }) {
  const { t } = useTranslation('boards');
  const list = useBoardMembersInfiniteQuery({ boardId: board.id });
  const members = list.data?.pages.flatMap(({ rows }) => rows);
  if (!members && list.isError) return <ErrorState title={t('membersFailed')} onRetry={list.refetch} />;
  if (!members) return <SkeletonList count={3} lines={1} />;
  return (
    <>
      <ul role="list" aria-label={t('membersTab')}>
        {members.map((member) => (
          <MemberRow key={member.userId} board={board} member={member} />
        ))}
      </ul>
      <ShowMore list={list} label={t('moreMembers')} />
    </>
  );
}
