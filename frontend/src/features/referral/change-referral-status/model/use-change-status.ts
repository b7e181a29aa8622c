import { useTranslation } from 'react-i18next';
import type { ChangeStatusInput } from '#contract/hiring/referral/change-status.ts';
import { undoCharges, useRollBack, type Referral } from '#entities/referral/index.ts';
import { showFailure, showToast, type ToastAction } from '#shared/toast/index.ts';
import {
  useChangeReferralStatusMutation,
  useCompleteReferralMutation,
} from '../api/change-referral-status-api.ts';

/**
 * Moves a referral and shows the result. Resolves to false if refused. The quick view of pending referrals shows
 * 'Error' with the server's message; other views show that the update failed (rules.md#texts-to-the-letter).
 */
export function useChangeStatus(view: 'full' | 'quick' = 'full') {
  const { t } = useTranslation(['employer', 'referral', 'common']);
  const [change] = useChangeReferralStatusMutation();
  const [complete] = useCompleteReferralMutation();
  const rollBack = useRollBack();

  /** Offers undo in the toast, unless it charges. That requires a dialog with the price. */
  const undo = (moved: Referral): ToastAction | undefined =>
    moved.rollback.allowed && !undoCharges(moved)
      ? { label: t('undo.confirm'), run: () => void rollBack(moved) }
      : undefined;

  async function changeStatus(
    referral: Referral,
    input: ChangeStatusInput,
    refused?: (error: unknown) => unknown,
  ): Promise<boolean> {
    const outcome = await change({ id: referral.id, ...input });
    if (outcome.error) {
      refused?.(outcome.error);
      if (view === 'full') showFailure(outcome.error, t('status.failed'));
      else showFailure(outcome.error, t('common:error.short'), t('status.failed'));
      return false;
    }
    const status = t(`referral:status.${outcome.data.status}`);
    showToast({
      title: t('status.updatedTitle'),
      description: t('status.updatedText', { name: referral.workerName, status }),
      variant: 'success',
      action: undo(outcome.data),
    });
    return true;
  }

  async function completeWork(
    { id, ...referral }: Referral,
    lastDay = '',
    refused?: (error: unknown) => unknown,
  ): Promise<boolean> {
    const outcome = await complete({ id, ...(lastDay !== '' && { lastDay }) });
    if (outcome.error) {
      refused?.(outcome.error);
      showFailure(outcome.error, t('status.completeFailed'));
      return false;
    }
    showToast({
      title: t('status.completedTitle'),
      description: t('status.completedText', { name: referral.workerName }),
      variant: 'success',
      action: undo(outcome.data),
    });
    return true;
  }

  return { changeStatus, completeWork };
}
