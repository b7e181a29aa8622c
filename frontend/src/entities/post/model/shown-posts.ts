import type { Post } from '#contract/community/post/post.ts';
import type { Reply } from '#contract/community/post/reply.ts';
import type { ApiDispatch } from '#shared/api/index.ts';
import { postApi } from '../api/post-api.ts';

interface Undoable {
  readonly undo: () => void;
}

/** Changes a post everywhere it is shown; `undo` reverts the change. */
export function changeShownPost(id: string, change: (post: Post) => Post) {
  return (dispatch: ApiDispatch): Undoable => {
    const patches: Undoable[] = [dispatch(postApi.util.updateQueryData('post', id, change))];
    dispatch((_, state) => {
      for (const asked of postApi.util.selectCachedArgsForQuery(state(), 'posts')) {
        patches.push(
          dispatch(
            postApi.util.updateQueryData('posts', asked, (list) => {
              list.pages = list.pages.map((page) => ({
                ...page,
                rows: page.rows.map((row) => (row.id === id ? change(row) : row)),
              }));
            }),
          ),
        );
      }
    });
    return { undo: () => patches.forEach((patch) => patch.undo()) };
  };
}

/** The same for a reply in its thread. */
export function changeShownReply(postId: string, id: string, change: (reply: Reply) => Reply) {
  return (dispatch: ApiDispatch): Undoable =>
    dispatch(
      postApi.util.updateQueryData('replies', { postId }, (list) => {
        list.pages = list.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => (row.id === id ? change(row) : row)),
        }));
      }),
    );
}

/** Appends the user's reply to its thread, if the thread is loaded to its end. */
export function showOwnReply(reply: Reply) {
  return (dispatch: ApiDispatch): void => {
    dispatch(
      postApi.util.updateQueryData('replies', { postId: reply.postId }, (list) => {
        const last = list.pages.at(-1);
        if (!last || last.next !== null || last.rows.some(({ id }) => id === reply.id)) return;
        list.pages = [...list.pages.slice(0, -1), { ...last, rows: [...last.rows, reply] }];
      }),
    );
  };
}
