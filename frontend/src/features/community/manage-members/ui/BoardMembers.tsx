import { useTranslation } from 'react-i18next';
import type { Board } from '#entities/board/index.ts';
import { InfiniteList, SkeletonList } from '#shared/ui/index.ts';
import { useBoardMembersInfiniteQuery } from '../api/manage-members-api.ts';
import { MemberRow } from './MemberRow.tsx';

/** For the board's moderators: the owner, the moderators, and then members by date of joining. */
export function BoardMembers({ board }: { readonly board: Board }) {
  const { t } = useTranslation('boards');
  const list = useBoardMembersInfiniteQuery({ boardId: board.id });
  return (
    <InfiniteList
      list={list}
      failed={t('membersFailed')}
      more={t('moreMembers')}
      empty={null}
      skeleton={<SkeletonList count={3} lines={1} />}
    >
      {(members) => (
        <ul role="list" aria-label={t('membersTab')}>
          {members.map((member) => (
            <MemberRow key={member.userId} board={board} member={member} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}
