import { useTranslation } from 'react-i18next';
import type { BoardMember } from '#contract/community/board/board-members.ts';
import type { Board } from '#entities/board/index.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import { useChangeBoardRoleMutation, useRemoveBoardMemberMutation } from '../api/manage-members-api.ts';
import type { MemberChoice } from './member-choices.ts';

const ROLES = { appoint: 'moderator', dismiss: 'member', handOver: 'owner' } as const;

/** Shows the result; rejects after a refusal, so that the dialog stays open. */
export function useMemberChange(board: Board, { userId, firstName }: BoardMember) {
  const { t } = useTranslation('boards');
  const [changeRole] = useChangeBoardRoleMutation();
  const [remove] = useRemoveBoardMemberMutation();
  return async (choice: MemberChoice): Promise<void> => {
    const of = { boardId: board.id, userId };
    const { error } = await (choice === 'remove' ? remove(of) : changeRole({ ...of, role: ROLES[choice] }));
    if (error) throw shownFailure(error, t('memberChangeFailed'), t('tryAgain'));
    showToast({ title: t(`memberDone.${choice}`, { name: firstName }), variant: 'success' });
  };
}
