import type { HideRequest } from '#contract/community/post/moderate-post.ts';
import type { Post } from '#contract/community/post/post.ts';
import type { Reply } from '#contract/community/post/reply.ts';
import { api } from '#shared/api/index.ts';

interface Switch {
  readonly id: string;
  readonly on: boolean;
}

const moderateApi = api.injectEndpoints({
  endpoints: (build) => ({
    pinPost: build.mutation<Post, Switch>({
      query: ({ id, on }) => ({ url: `/posts/${id}/pin`, method: 'POST', body: { on } }),
      invalidatesTags: ['Post', 'PostList'],
    }),
    lockPost: build.mutation<Post, Switch>({
      query: ({ id, on }) => ({ url: `/posts/${id}/lock`, method: 'POST', body: { on } }),
      invalidatesTags: ['Post', 'PostList'],
    }),
    hidePost: build.mutation<Post, HideRequest & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/posts/${id}/hide`, method: 'POST', body }),
      invalidatesTags: ['Post', 'PostList', 'Board'],
    }),
    hideReply: build.mutation<Reply, HideRequest & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/replies/${id}/hide`, method: 'POST', body }),
      invalidatesTags: ['Post', 'PostList'],
    }),
    acceptAnswer: build.mutation<Post, { readonly id: string; readonly replyId: string | null }>({
      query: ({ id, replyId }) => ({ url: `/posts/${id}/answer`, method: 'POST', body: { replyId } }),
      invalidatesTags: ['Post', 'PostList'],
    }),
  }),
});

export const {
  useAcceptAnswerMutation,
  useHidePostMutation,
  useHideReplyMutation,
  useLockPostMutation,
  usePinPostMutation,
} = moderateApi;
