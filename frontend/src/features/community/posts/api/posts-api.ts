import type { Post, Liked } from '#contract/community/post/post.ts';
import type { Reply } from '#contract/community/post/reply.ts';
import type {
  CreateDiscussionRequest,
  CreatePostRequest,
  EditPostRequest,
} from '#contract/community/post/write-post.ts';
import type { CreateReplyRequest, EditReplyRequest } from '#contract/community/post/write-reply.ts';
import type { HideRequest } from '#contract/community/post/moderate-post.ts';
import { changeShownPost, changeShownReply, showOwnReply } from '#entities/post/index.ts';
import { api, type ApiDispatch } from '#shared/api/index.ts';

/** A post or one of its replies. */
export interface Likeable {
  readonly postId: string;
  readonly replyId: string | null;
}

interface Likes {
  readonly userHasLiked: boolean;
  readonly likeCount: number;
}

const pressed = <Shown extends Likes>(shown: Shown): Shown => ({
  ...shown,
  userHasLiked: !shown.userHasLiked,
  likeCount: Math.max(0, shown.likeCount + (shown.userHasLiked ? -1 : 1)),
});

function change({ postId, replyId }: Likeable, by: <Shown extends Likes>(shown: Shown) => Shown) {
  return (dispatch: ApiDispatch) =>
    replyId === null
      ? dispatch(changeShownPost(postId, by))
      : dispatch(changeShownReply(postId, replyId, by));
}

interface Switch {
  readonly id: string;
  readonly on: boolean;
}

const postsApi = api.injectEndpoints({
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
    like: build.mutation<Liked, Likeable>({
      query: ({ postId, replyId }) => ({
        url: replyId === null ? `/posts/${postId}/like` : `/replies/${replyId}/like`,
        method: 'POST',
        line: 'likes',
      }),
      /** Shows the like immediately, and then the server's count, or the old state after a failure. */
      async onQueryStarted(what, { dispatch, queryFulfilled }) {
        const shown = dispatch(change(what, pressed));
        try {
          const { data } = await queryFulfilled;
          const told = { userHasLiked: data.liked, likeCount: data.likeCount };
          dispatch(change(what, (now) => ({ ...now, ...told })));
        } catch {
          shown.undo();
        }
      },
    }),
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
  useCreateDiscussionMutation,
  useCreatePostMutation,
  useCreateReplyMutation,
  useDeletePostMutation,
  useDeleteReplyMutation,
  useEditPostMutation,
  useEditReplyMutation,
  useLikeMutation,
  useAcceptAnswerMutation,
  useHidePostMutation,
  useHideReplyMutation,
  useLockPostMutation,
  usePinPostMutation,
} = postsApi;
