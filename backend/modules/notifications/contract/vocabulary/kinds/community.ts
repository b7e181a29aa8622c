import type { KindRows } from '../kind-row.ts';

const BOARD = ['boardId', 'boardName'] as const;

/** `boardId` is empty for a discussion of the forum. */
const POST = ['postId', 'boardId', 'postTitle', 'personName'] as const;

const board = { category: 'community', place: '/community', address: '/{boardId}', facts: BOARD } as const;

const IN_BOARD = '/{boardId}/posts/{postId}';

const onPost = {
  category: 'community',
  place: '/forum',
  address: '/{postId}',
  inBoard: { place: '/community', address: IN_BOARD },
  icon: 'reply',
  facts: POST,
} as const;

const onReply = {
  ...onPost,
  address: '/{postId}#reply-{replyId}',
  inBoard: { place: '/community', address: `${IN_BOARD}#reply-{replyId}` },
  facts: [...POST, 'replyId'],
} as const;

export const communityKinds = {
  /** To the owner and the moderators of a private board. */
  board_join_requested: {
    ...board,
    address: '/{boardId}?manage=requests',
    icon: 'inbox',
    group: { by: 'boardId', who: 'personName' },
    facts: [...BOARD, 'personName'],
  },
  board_request_approved: { ...board, icon: 'confirmed' },
  board_request_declined: { ...board, icon: 'declined' },
  board_moderator_appointed: { ...board, icon: 'bell' },
  board_handed_over: { ...board, icon: 'bell' },
  post_replied: { ...onReply, group: { by: 'postId', who: 'personName' } },
  reply_quoted: { ...onReply, group: { by: 'postId', who: 'personName' } },
  mentioned_in_post: { ...onPost, icon: 'mention' },
  mentioned_in_reply: { ...onReply, icon: 'mention' },
  answer_accepted: { ...onReply, icon: 'confirmed' },
} as const satisfies KindRows;
