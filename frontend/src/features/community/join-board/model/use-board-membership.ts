import { useTranslation } from 'react-i18next';
import type { Board } from '#entities/board/index.ts';
import { useAskCurrentUser } from '#entities/session/index.ts';
import { suggestPush } from '#shared/push-suggestion/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useJoinBoardMutation, useLeaveBoardMutation } from '../api/join-board-api.ts';

interface Membership {
  readonly join: () => Promise<void>;
  /** Also cancels a request to join. */
  readonly leave: () => Promise<void>;
}

/** The effect and texts of the membership buttons (rules.md#texts-to-the-letter). */
export function useBoardMembership({ id, name, hasRequested }: Board): Membership {
  const { t } = useTranslation(['boards', 'common']);
  const askCurrentUser = useAskCurrentUser();
  const [joinBoard] = useJoinBoardMutation();
  const [leaveBoard] = useLeaveBoardMutation();
  return {
    join: async () => {
      if (!(await askCurrentUser())) {
        showToast({ title: t('loginRequired'), description: t('loginText'), variant: 'destructive' });
        return;
      }
      const { data, error } = await joinBoard(id);
      if (!data) return showFailure(error, t('common:error.short'), t('joinFailed'));
      if (data.status === 'joined')
        showToast({ title: t('joined'), description: t('joinedText', { name }), variant: 'success' });
      else showToast({ title: t('requested'), description: t('requestedText'), variant: 'success' });
      suggestPush();
    },
    leave: async () => {
      const { error } = await leaveBoard(id);
      if (error)
        showFailure(error, t('common:error.short'), t(hasRequested ? 'cancelFailed' : 'leaveFailed'));
      else if (hasRequested) showToast({ title: t('requestCanceled'), variant: 'success' });
      else showToast({ title: t('left'), description: t('leftText', { name }), variant: 'success' });
    },
  };
}
