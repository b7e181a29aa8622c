import type { PostId } from '#kernel/ids.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { route, type Call, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AcceptAnswer } from '#modules/community/application/post/accept-answer.ts';
import type { EditWriting } from '#modules/community/application/post/edit-writing.ts';
import type { LikeWriting } from '#modules/community/application/post/like-writing.ts';
import type { ModerateWriting } from '#modules/community/application/post/moderate-writing.ts';
import type { ReadPosts } from '#modules/community/application/post/read-posts.ts';
import type { RemoveWriting } from '#modules/community/application/post/remove-writing.ts';
import {
  answerRequestSchema,
  editPostRequestSchema,
  hideRequestSchema,
  likedSchema,
  postSchema,
  switchRequestSchema,
  textEditListSchema,
} from '#contract/community/index.ts';
import { nullableReplyId } from './post-params.ts';
import { presentPost } from './post-presenter.ts';
import { readerOf } from './writing-presenter.ts';

export interface PostCalls {
  readonly reading: ReadPosts;
  readonly edit: EditWriting;
  readonly remove: RemoveWriting;
  readonly like: LikeWriting;
  readonly moderate: ModerateWriting;
  readonly answer: AcceptAnswer;
}

const written = { access: 'authenticated', params: byId<'post'>() } as const;

type OfPost = Pick<Call<{ id: PostId }, undefined, undefined>, 'params' | 'caller'>;

async function presented(reading: ReadPosts, { params, caller }: OfPost) {
  const found = await reading.post(params.id, caller?.id ?? null);
  return { status: 200, body: presentPost(found.read, readerOf(found)) } as const;
}

/** One post: reading, rewording, deleting and liking it, and keeping order around it. */
export function postRoutes(calls: PostCalls): readonly Route[] {
  return [...readingRoutes(calls), ...writingRoutes(calls), ...moderatingRoutes(calls)];
}

function readingRoutes({ reading }: PostCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/posts/:id',
      access: 'any',
      summary: 'Get a post',
      params: byId<'post'>(),
      answers: { 200: postSchema },
      cacheable: true,
      handler: (call) => presented(reading, call),
    }),
    route({
      method: 'get',
      path: '/api/posts/:id/edits',
      access: 'any',
      summary: 'List earlier versions of a post, latest first',
      params: byId<'post'>(),
      answers: { 200: textEditListSchema },
      handler: async ({ params, caller }) => ({
        status: 200,
        body: await reading.editsOfPost(params.id, caller?.id ?? null),
      }),
    }),
  ];
}

function writingRoutes({ reading, edit, remove, like, answer }: PostCalls): readonly Route[] {
  return [
    route({
      ...written,
      method: 'patch',
      path: '/api/posts/:id',
      summary: 'Edit a post, as its author; earlier versions stay readable',
      body: editPostRequestSchema,
      answers: { 200: postSchema },
      limit: 'edit',
      handler: async (call) => {
        await edit.ofPost(call.params.id, signedIn(call).id, call.body);
        return presented(reading, call);
      },
    }),
    route({
      ...written,
      method: 'delete',
      path: '/api/posts/:id',
      summary: 'Delete a post permanently, as its author',
      answers: { 204: null },
      handler: async (call) => {
        await remove.ofPost(call.params.id, signedIn(call).id);
        return { status: 204 };
      },
    }),
    route({
      ...written,
      method: 'post',
      path: '/api/posts/:id/like',
      summary: 'Like a post, or undo the like',
      answers: { 200: likedSchema },
      handler: async (call) => ({
        status: 200,
        body: await like.post(call.params.id, signedIn(call).id),
      }),
    }),
    route({
      ...written,
      method: 'post',
      path: '/api/posts/:id/answer',
      summary: 'Mark the reply that answered a question, as its author; null removes the mark',
      body: answerRequestSchema,
      answers: { 200: postSchema },
      handler: async (call) => {
        const chosen = nullableReplyId(call.body.replyId);
        await answer.run(call.params.id, signedIn(call).id, chosen);
        return presented(reading, call);
      },
    }),
  ];
}

function moderatingRoutes({ reading, moderate }: PostCalls): readonly Route[] {
  return [
    route({
      ...written,
      method: 'post',
      path: '/api/posts/:id/pin',
      summary: 'Pin a post to the top of its board, or unpin it; for its owner and moderators',
      body: switchRequestSchema,
      answers: { 200: postSchema },
      handler: async (call) => {
        await moderate.pin(call.params.id, signedIn(call).id, call.body.on);
        return presented(reading, call);
      },
    }),
    route({
      ...written,
      method: 'post',
      path: '/api/posts/:id/lock',
      summary: 'Lock or unlock replies to a post; for the owner and moderators of its board',
      body: switchRequestSchema,
      answers: { 200: postSchema },
      handler: async (call) => {
        await moderate.lock(call.params.id, signedIn(call).id, call.body.on);
        return presented(reading, call);
      },
    }),
    route({
      ...written,
      method: 'post',
      path: '/api/posts/:id/hide',
      summary: 'Hide a post with a reason for its author; for the owner and moderators of its board',
      body: hideRequestSchema,
      answers: { 200: postSchema },
      handler: async (call) => {
        await moderate.hidePost(call.params.id, signedIn(call).id, call.body);
        return presented(reading, call);
      },
    }),
  ];
}
