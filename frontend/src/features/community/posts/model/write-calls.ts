import type { Post } from '#contract/community/post/post.ts';
import type { Reply } from '#contract/community/post/reply.ts';
import type {
  CreateDiscussionRequest,
  CreatePostRequest,
  EditPostRequest,
} from '#contract/community/post/write-post.ts';
import type { CreateReplyRequest, EditReplyRequest } from '#contract/community/post/write-reply.ts';
import { changeShownPost, changeShownReply, showOwnReply } from '#entities/post/index.ts';
import { api } from '#shared/api/index.ts';

const writeApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPost: build.mutation<Post, CreatePostRequest & { readonly boardId: string }>({
      query: ({ boardId, ...body }) => ({ url: `/industry-boards/${boardId}/posts`, method: 'POST', body }),
      invalidatesTags: ['PostList', 'Board', 'Points'],
    }),
    createDiscussion: build.mutation<Post, CreateDiscussionRequest>({
      query: (body) => ({ url: '/forum/discussions', method: 'POST', body }),
      invalidatesTags: ['PostList', 'Points'],
    }),
    editPost: build.mutation<Post, EditPostRequest & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/posts/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Post', 'PostList'],
    }),
    deletePost: build.mutation<null, string>({
      query: (id) => ({ url: `/posts/${id}`, method: 'DELETE' }),
      invalidatesTags: ['PostList', 'Board', 'Points'],
    }),
    createReply: build.mutation<Reply, CreateReplyRequest & { readonly postId: string }>({
      query: ({ postId, ...body }) => ({ url: `/posts/${postId}/replies`, method: 'POST', body }),
      invalidatesTags: ['PostList', 'Points'],
      async onQueryStarted({ postId }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data?.state === 'published')
          dispatch(changeShownPost(postId, (post) => ({ ...post, replyCount: post.replyCount + 1 })));
        if (data) dispatch(showOwnReply(data));
      },
    }),
    editReply: build.mutation<Reply, EditReplyRequest & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/replies/${id}`, method: 'PATCH', body }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(changeShownReply(data.postId, id, () => data));
      },
    }),
    deleteReply: build.mutation<null, string>({
      query: (id) => ({ url: `/replies/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Post', 'PostList', 'Points'],
    }),
  }),
});

export const {
  useCreateDiscussionMutation,
  useCreatePostMutation,
  useCreateReplyMutation,
  useDeletePostMutation,
  useDeleteReplyMutation,
  useEditPostMutation,
  useEditReplyMutation,
} = writeApi;
