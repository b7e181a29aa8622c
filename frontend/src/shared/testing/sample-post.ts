import type { Post } from '#contract/community/post/post.ts';
import type { Reply } from '#contract/community/post/reply.ts';

export const POST_ID = '01890a5d-ac96-774b-bcce-b302099a8401';
export const BOARD_ID = '01890a5d-ac96-774b-bcce-b302099a8402';
export const REPLY_ID = '01890a5d-ac96-774b-bcce-b302099a8403';

const AUTHOR = {
  id: '01890a5d-ac96-774b-bcce-b302099a8404',
  firstName: 'Luz',
  lastName: 'Mendoza',
  profileImageUrl: null,
};
const WRITTEN = {
  author: AUTHOR,
  content: null,
  likeCount: 2,
  userHasLiked: false,
  state: 'published',
  reason: null,
  editedAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
} as const;

/** A post as another member of the board reads it. */
export function samplePost(changes: Partial<Post> = {}): Post {
  return {
    ...WRITTEN,
    id: POST_ID,
    boardId: BOARD_ID,
    category: null,
    eventId: null,
    title: 'Torque for lugs',
    html: '<p>What do you all <strong>set it</strong> to?</p>',
    type: 'question',
    job: null,
    tags: ['panels'],
    location: null,
    replyCount: 1,
    lastReply: null,
    isPinned: false,
    isLocked: false,
    acceptedReplyId: null,
    lastActivityAt: '2026-11-20T12:30:00.000Z',
    ...changes,
    permissions: {
      edit: false,
      delete: false,
      reply: true,
      like: true,
      pin: false,
      lock: false,
      hide: false,
      report: true,
      answer: false,
      ...changes.permissions,
    },
  };
}

export function sampleReply(changes: Partial<Reply> = {}): Reply {
  return {
    ...WRITTEN,
    id: REPLY_ID,
    postId: POST_ID,
    html: '<p>By the label.</p>',
    quote: null,
    isAccepted: false,
    ...changes,
    permissions: {
      edit: false,
      delete: false,
      like: true,
      quote: true,
      hide: false,
      report: true,
      accept: false,
      ...changes.permissions,
    },
  };
}
