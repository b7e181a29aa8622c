import type { TextEdit } from '#contract/community/post/lists.ts';
import type { Post } from '#contract/community/post/post.ts';
import type { Reply } from '#contract/community/post/reply.ts';
import type { ForumCategory, PostOrder } from '#contract/community/vocabulary/posts.ts';
import { api, paged } from '#shared/api/index.ts';

/** Posts of a board or a forum category; null is the whole forum. */
export type PostsOf = { readonly boardId: string } | { readonly category: ForumCategory | null };
export type RequestedPosts = PostsOf & { readonly order: PostOrder };

interface RequestedReplies {
  readonly postId: string;
}

const PAGE_SIZE = 20;

export const postApi = api.injectEndpoints({
  endpoints: (build) => ({
    posts: build.infiniteQuery({
      ...paged<Post, RequestedPosts>(placeOf),
      providesTags: ['PostList'],
    }),
    post: build.query<Post, string>({
      query: (id) => `/posts/${encodeURIComponent(id)}`,
      providesTags: ['Post'],
    }),
    replies: build.infiniteQuery({
      ...paged<Reply, RequestedReplies>(({ postId }) => ({
        url: `/posts/${encodeURIComponent(postId)}/replies`,
        params: { order: 'oldest' },
      })),
      providesTags: ['Post'],
    }),
    edits: build.query<readonly TextEdit[], { readonly of: 'posts' | 'replies'; readonly id: string }>({
      query: ({ of, id }) => `/${of}/${id}/edits`,
      providesTags: ['Post'],
    }),
  }),
});

export const { useEditsQuery, usePostQuery, usePostsInfiniteQuery, useRepliesInfiniteQuery } = postApi;

function placeOf(asked: RequestedPosts) {
  const params = { order: asked.order, limit: PAGE_SIZE };
  if ('boardId' in asked) return { url: `/industry-boards/${asked.boardId}/posts`, params };
  return {
    url: '/forum/discussions',
    params: { ...params, ...(asked.category && { category: asked.category }) },
  };
}
