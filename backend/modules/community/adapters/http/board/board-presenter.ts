import type { z } from 'zod';
import type { boardDetailSchema, boardSchema } from '#contract/community/board/board.ts';
import type { OneBoardRow } from '#modules/community/application/board/board-queries.ts';
import type { ReadBoard } from '#modules/community/application/board/read-boards.ts';

type BoardAnswer = z.input<typeof boardSchema>;
type BoardDetailAnswer = z.input<typeof boardDetailSchema>;

/**
 * A board as its reader sees it. Outsiders see a private board's description, but neither members nor posts.
 */
export function presentBoard({ row, rights }: ReadBoard, isSignedIn: boolean): BoardAnswer {
  const { role, isHidden: _isHidden, memberCount, postCount, ...shown } = row;
  return {
    ...shown,
    role,
    memberCount: rights.mayRead ? memberCount : null,
    postCount: rights.mayRead ? postCount : null,
    isMember: role !== null,
    permissions: permissionsOf({ row, rights }, isSignedIn),
  };
}

export function presentOneBoard(
  { row, rights }: ReadBoard<OneBoardRow>,
  isSignedIn: boolean,
): BoardDetailAnswer {
  const { isHidden, hiddenReason, moderatorCount, requestCount } = row;
  return {
    ...presentBoard({ row, rights }, isSignedIn),
    isHidden,
    hiddenReason,
    moderatorCount: row.role === null ? null : moderatorCount,
    requestCount: rights.mayModerate ? requestCount : null,
  };
}

function permissionsOf({ row, rights }: ReadBoard, isSignedIn: boolean): BoardAnswer['permissions'] {
  const { role, mayRead, mayPost, mayReply, mayLike, mayModerate } = rights;
  return {
    mayRead,
    mayPost,
    mayReply,
    mayLike,
    mayModerate,
    mayManage: role === 'owner',
    mayJoin: isSignedIn && role === null && !row.isArchived && !row.hasRequested,
    mayLeave: role === 'member' || role === 'moderator',
  };
}
