import { byId } from '#platform/http/routing/by-id.ts';
import { nextPage } from '#platform/http/routing/paging.ts';
import type { SchemaAnswer } from '#platform/http/routing/answer.ts';
import { route, type Call, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ListedPost, PostPage } from '#modules/community/application/post/post-queries.ts';
import type { PublishPost } from '#modules/community/application/post/publish-post.ts';
import type { ReadBy, ReadPosts } from '#modules/community/application/post/read-posts.ts';
import {
  createDiscussionRequestSchema,
  createPostRequestSchema,
  discussionsQuerySchema,
  postListSchema,
  postSchema,
  postsQuerySchema,
} from '#contract/community/index.ts';
import type { PostOrder } from '#contract/community/vocabulary/posts.ts';
import { readPostCursor, writePostCursor } from './post-cursor.ts';
import { typedPost } from './post-params.ts';
import { presentPost } from './post-presenter.ts';
import { readerOf } from './writing-presenter.ts';

export interface ListPostsCalls {
  readonly reading: ReadPosts;
  readonly publish: PublishPost;
}

interface RequestedPage {
  readonly query: { readonly limit: number; readonly cursor: string | null; readonly order: PostOrder };
}

function pageOf({ query }: RequestedPage): PostPage {
  const { order, limit, cursor } = query;
  return { order, limit, after: readPostCursor(cursor, order) };
}

/** Returns the page and sets the header that points to the next one. */
function listAnswer(
  { query, ctx }: RequestedPage & Pick<Call<unknown, unknown, unknown>, 'ctx'>,
  found: ReadBy<readonly ListedPost[]>,
): SchemaAnswer<200, typeof postListSchema> {
  const shown = found.read.slice(0, query.limit);
  const last = shown.at(-1);
  const hasMore = found.read.length > query.limit && last;
  return {
    status: 200,
    headers: hasMore ? { Link: nextPage(ctx, writePostCursor(last.key)) } : {},
    body: shown.map(({ post }) => presentPost(post, readerOf(found))),
  };
}

/** The posts of a board and of the forum. */
export function listPostsRoutes(calls: ListPostsCalls): readonly Route[] {
  return [...boardRoutes(calls), ...forumRoutes(calls)];
}

function boardRoutes({ reading, publish }: ListPostsCalls): readonly Route[] {
  const path = '/api/industry-boards/:id/posts';
  return [
    route({
      method: 'get',
      path,
      access: 'any',
      summary: 'List the posts of a board, pinned posts first; only members can read a private board',
      params: byId<'board'>(),
      query: postsQuerySchema,
      answers: { 200: postListSchema },
      cacheable: true,
      handler: async (call) =>
        listAnswer(call, await reading.inBoard(call.params.id, pageOf(call), call.caller?.id ?? null)),
    }),
    route({
      method: 'post',
      path,
      access: 'authenticated',
      summary: 'Create a post in a board; for its members',
      params: byId<'board'>(),
      body: createPostRequestSchema,
      answers: { 201: postSchema },
      limit: 'submission',
      handler: async (call) => {
        const { id } = signedIn(call);
        const place = { kind: 'board', boardId: call.params.id } as const;
        const found = await reading.post(await publish.run(id, place, typedPost(call.body)), id);
        return { status: 201, body: presentPost(found.read, readerOf(found)) };
      },
    }),
  ];
}

function forumRoutes({ reading, publish }: ListPostsCalls): readonly Route[] {
  const path = '/api/forum/discussions';
  return [
    route({
      method: 'get',
      path,
      access: 'any',
      summary: 'List the discussions of the forum, in one category or all',
      query: discussionsQuerySchema,
      answers: { 200: postListSchema },
      cacheable: true,
      cached: true,
      handler: async (call) => {
        const { category } = call.query;
        return listAnswer(call, await reading.inForum(category, pageOf(call), call.caller?.id ?? null));
      },
    }),
    route({
      method: 'post',
      path,
      access: 'authenticated',
      summary: 'Start a discussion in the forum',
      body: createDiscussionRequestSchema,
      answers: { 201: postSchema },
      limit: 'submission',
      handler: async (call) => {
        const { id } = signedIn(call);
        const place = { kind: 'forum', category: call.body.category } as const;
        const found = await reading.post(await publish.run(id, place, typedPost(call.body)), id);
        return { status: 201, body: presentPost(found.read, readerOf(found)) };
      },
    }),
  ];
}
