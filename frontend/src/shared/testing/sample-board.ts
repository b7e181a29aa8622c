import type { BoardDetail } from '#contract/community/board/board.ts';

const NOW = '2026-11-20T12:00:00.000Z';

/** A public board as a signed-in user who is not a member sees it. */
const FRAMERS: BoardDetail = {
  id: '01890a5d-ac96-774b-bcce-b302099a8400',
  name: 'Austin Framers',
  description: 'Frames, walls and roofs around Austin.',
  industry: 'construction',
  location: 'Austin, TX',
  isPrivate: false,
  isArchived: false,
  memberCount: 12,
  postCount: 3,
  isMember: false,
  role: null,
  hasRequested: false,
  permissions: {
    mayRead: true,
    mayPost: false,
    mayReply: true,
    mayLike: true,
    mayModerate: false,
    mayManage: false,
    mayJoin: true,
    mayLeave: false,
  },
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  isHidden: false,
  hiddenReason: null,
  moderatorCount: null,
  requestCount: null,
};

export function sampleBoard(changes: Partial<BoardDetail> = {}): BoardDetail {
  return { ...FRAMERS, ...changes };
}

/** The same board as a person with this role sees it. */
export function boardAs(
  role: 'member' | 'moderator' | 'owner',
  changes: Partial<BoardDetail> = {},
): BoardDetail {
  const moderates = role !== 'member';
  return sampleBoard({
    isMember: true,
    role,
    moderatorCount: 0,
    requestCount: moderates ? 0 : null,
    permissions: {
      ...FRAMERS.permissions,
      mayPost: true,
      mayModerate: moderates,
      mayManage: role === 'owner',
      mayJoin: false,
      mayLeave: role !== 'owner',
    },
    ...changes,
  });
}
