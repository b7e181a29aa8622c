import type { Liked } from '#contract/community/post/post.ts';
import { changeShownPost, changeShownReply } from '#entities/post/index.ts';
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

const likeApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useLikeMutation } = likeApi;
