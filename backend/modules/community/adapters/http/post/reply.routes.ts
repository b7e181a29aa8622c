import type { UserId, ReplyId } from '#kernel/ids.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { nextPage } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { BodyOf } from '#platform/http/routing/answer.ts';
import type { EditWriting } from '#modules/community/application/post/edit-writing.ts';
import type { LikeWriting } from '#modules/community/application/post/like-writing.ts';
import type { ModerateWriting } from '#modules/community/application/post/moderate-writing.ts';
import type { PublishReply } from '#modules/community/application/post/publish-reply.ts';
import type { ReadPosts } from '#modules/community/application/post/read-posts.ts';
import type { RemoveWriting } from '#modules/community/application/post/remove-writing.ts';
import { replyNotFound } from '#modules/community/application/post/errors.ts';
import {
  createReplyRequestSchema,
  editReplyRequestSchema,
  hideRequestSchema,
  likedSchema,
  repliesQuerySchema,
  replyListSchema,
  replySchema,
  textEditListSchema,
} from '#contract/community/index.ts';
import { readReplyCursor } from './post-cursor.ts';
import { nullableReplyId } from './post-params.ts';
import { presentReplies } from './reply-presenter.ts';
import { readerOf } from './writing-presenter.ts';

export interface ReplyCalls {
  readonly reading: ReadPosts;
  readonly publish: PublishReply;
  readonly edit: EditWriting;
  readonly remove: RemoveWriting;
  readonly like: LikeWriting;
  readonly moderate: ModerateWriting;
}

const ofReply = { access: 'authenticated', params: byId<'reply'>() } as const;

async function oneReply(
  reading: ReadPosts,
  id: ReplyId,
  readerId: UserId,
): Promise<BodyOf<typeof replySchema>> {
  const found = await reading.reply(id, readerId);
  const [shown] = presentReplies(found.read.post, [found.read.reply], readerOf(found));
  if (!shown) throw replyNotFound();
  return shown;
}

/** Replies to posts. */
export function replyRoutes(calls: ReplyCalls): readonly Route[] {
  return [...listRoutes(calls), ...authorRoutes(calls), ...otherRoutes(calls)];
}

function listRoutes({ reading, publish }: ReplyCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/posts/:id/replies',
      access: 'any',
      summary: 'List the replies to a post; deleted replies leave a placeholder',
      params: byId<'post'>(),
      query: repliesQuerySchema,
      answers: { 200: replyListSchema },
      cacheable: true,
      handler: async ({ params, query, caller, ctx }) => {
        const { order, limit } = query;
        const page = { order, limit, after: readReplyCursor(query.cursor) };
        const found = await reading.replies(params.id, page, caller?.id ?? null);
        const { post, replies } = found.read;
        const shown = replies.slice(0, limit);
        const last = shown.at(-1);
        const headers: Record<string, string> =
          replies.length > limit && last ? { Link: nextPage(ctx, last.id) } : {};
        return { status: 200, headers, body: presentReplies(post, shown, readerOf(found)) };
      },
    }),
    route({
      method: 'post',
      path: '/api/posts/:id/replies',
      access: 'authenticated',
      summary: 'Reply to a post, optionally with a quoted reply',
      params: byId<'post'>(),
      body: createReplyRequestSchema,
      answers: { 201: replySchema },
      limit: 'submission',
      handler: async (call) => {
        const { id } = signedIn(call);
        const { content, quotedReplyId } = call.body;
        const made = await publish.run(call.params.id, id, content, nullableReplyId(quotedReplyId));
        return { status: 201, body: await oneReply(reading, made, id) };
      },
    }),
  ];
}

function authorRoutes({ reading, edit, remove }: ReplyCalls): readonly Route[] {
  return [
    route({
      ...ofReply,
      method: 'patch',
      path: '/api/replies/:id',
      summary: 'Edit a reply, as its author; earlier versions stay readable',
      body: editReplyRequestSchema,
      answers: { 200: replySchema },
      limit: 'edit',
      handler: async (call) => {
        const { id } = signedIn(call);
        await edit.ofReply(call.params.id, id, call.body.content);
        return { status: 200, body: await oneReply(reading, call.params.id, id) };
      },
    }),
    route({
      ...ofReply,
      method: 'delete',
      path: '/api/replies/:id',
      summary: 'Delete a reply permanently, as its author',
      answers: { 204: null },
      handler: async (call) => {
        await remove.ofReply(call.params.id, signedIn(call).id);
        return { status: 204 };
      },
    }),
  ];
}

function otherRoutes({ reading, like, moderate }: ReplyCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/replies/:id/edits',
      access: 'any',
      summary: 'List earlier versions of a reply, latest first',
      params: byId<'reply'>(),
      answers: { 200: textEditListSchema },
      handler: async ({ params, caller }) => ({
        status: 200,
        body: await reading.editsOfReply(params.id, caller?.id ?? null),
      }),
    }),
    route({
      ...ofReply,
      method: 'post',
      path: '/api/replies/:id/like',
      summary: 'Like a reply, or undo the like',
      answers: { 200: likedSchema },
      handler: async (call) => ({
        status: 200,
        body: await like.reply(call.params.id, signedIn(call).id),
      }),
    }),
    route({
      ...ofReply,
      method: 'post',
      path: '/api/replies/:id/hide',
      summary: 'Hide a reply with a reason for its author; for the owner and moderators of its board',
      body: hideRequestSchema,
      answers: { 200: replySchema },
      handler: async (call) => {
        const { id } = signedIn(call);
        await moderate.hideReply(call.params.id, id, call.body);
        return { status: 200, body: await oneReply(reading, call.params.id, id) };
      },
    }),
  ];
}
