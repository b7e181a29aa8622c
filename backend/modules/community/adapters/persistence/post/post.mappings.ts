import { defineEntity, p } from '@mikro-orm/postgresql';
import { Post } from '#modules/community/domain/post/post.ts';
import { Reply } from '#modules/community/domain/post/reply.ts';

const writing = {
  authorId: p.uuid(),
  content: p.text(),
  contentHtml: p.text(),
  language: p.text(),
  mentioned: p.array(),
  likeCount: p.integer(),
  isHidden: p.boolean(),
  hiddenBy: p.uuid().nullable(),
  hiddenAt: p.datetime().nullable(),
  hiddenReason: p.text().nullable(),
  hiddenByBoard: p.boolean(),
  inReview: p.boolean(),
  publishedAt: p.datetime().nullable(),
  editedAt: p.datetime().nullable(),
  deletedAt: p.datetime().nullable(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
  version: p.integer().version(),
};

export const postMapping = defineEntity({
  class: Post,
  tableName: 'discussion_posts',
  properties: {
    id: p.uuid().primary(),
    ...writing,
    boardId: p.uuid().nullable(),
    category: p.text().nullable(),
    eventId: p.uuid().nullable(),
    title: p.text(),
    type: p.text(),
    jobId: p.uuid().nullable(),
    tags: p.array(),
    location: p.text().nullable(),
    replyCount: p.integer(),
    isPinned: p.boolean(),
    lockReplies: p.boolean(),
    acceptedReplyId: p.uuid().nullable(),
    lastActivityAt: p.datetime(),
    topRank: p.double(),
  },
});

export const replyMapping = defineEntity({
  class: Reply,
  tableName: 'post_replies',
  properties: {
    id: p.uuid().primary(),
    ...writing,
    postId: p.uuid(),
    quotedReplyId: p.uuid().nullable(),
  },
});
