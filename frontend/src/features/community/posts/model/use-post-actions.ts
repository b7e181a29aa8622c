import { useTranslation } from 'react-i18next';
import type { Post, Reply } from '#entities/post/index.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import {
  useAcceptAnswerMutation,
  useHidePostMutation,
  useHideReplyMutation,
  useLockPostMutation,
  usePinPostMutation,
  useDeletePostMutation,
  useDeleteReplyMutation,
} from '../api/posts-api.ts';

interface Answered {
  readonly error?: unknown;
}

/** Shows the result of a change; rejects after a failure, so that a dialog stays open. */
function useSaid() {
  const { t } = useTranslation(['posts', 'common']);
  return async (call: PromiseLike<Answered>, done: string): Promise<void> => {
    const { error } = await call;
    if (error) throw shownFailure(error, t('common:error.short'), t('changeFailed'));
    showToast({ title: done, variant: 'success' });
  };
}

const quietly = (change: Promise<void>): Promise<void> => change.catch(() => undefined);

/** Actions of a post's author and the board's moderators. */
export function usePostActions({ id, isPinned, isLocked }: Post) {
  const { t } = useTranslation('posts');
  const said = useSaid();
  const [pin] = usePinPostMutation();
  const [lock] = useLockPostMutation();
  const [hide] = useHidePostMutation();
  const [remove] = useDeletePostMutation();
  return {
    pin: () => quietly(said(pin({ id, on: !isPinned }), t(isPinned ? 'done.unpinned' : 'done.pinned'))),
    lock: () => quietly(said(lock({ id, on: !isLocked }), t(isLocked ? 'done.unlocked' : 'done.locked'))),
    show: () => quietly(said(hide({ id, on: false }), t('done.shown'))),
    hide: (reason: string) => said(hide({ id, on: true, reason }), t('done.hidden')),
    remove: () => said(remove(id), t('done.postDeleted')),
  };
}

/** The same for a reply; the author of a question can also accept it as the answer. */
export function useReplyActions({ id, postId, isAccepted }: Reply) {
  const { t } = useTranslation('posts');
  const said = useSaid();
  const [hide] = useHideReplyMutation();
  const [remove] = useDeleteReplyMutation();
  const [accept] = useAcceptAnswerMutation();
  return {
    show: () => quietly(said(hide({ id, on: false }), t('done.shown'))),
    hide: (reason: string) => said(hide({ id, on: true, reason }), t('done.hidden')),
    remove: () => said(remove(id), t('done.replyDeleted')),
    accept: () =>
      quietly(
        said(
          accept({ id: postId, replyId: isAccepted ? null : id }),
          t(isAccepted ? 'done.answerTakenBack' : 'done.answerAccepted'),
        ),
      ),
  };
}
