import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { isAt, isRejected } from '#contract/hiring/vocabulary/referral-status.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useRollBackReferralMutation, type SaidOfUndoing } from '../api/referral-api.ts';

/** Undoes a referral's last step and shows the result (rules.md#rollback-window). Returns any error. */
export function useRollBack(): (referral: Referral, said?: SaidOfUndoing) => Promise<unknown> {
  const { t } = useTranslation(['employer', 'referral']);
  const [rollBack] = useRollBackReferralMutation();
  return async ({ id, workerName: name }, said = {}) => {
    const outcome = await rollBack({ id, ...said });
    if (outcome.error) {
      showFailure(outcome.error, t('undo.failed'), t('undo.failedText'));
      return outcome.error;
    }
    const status = t(`referral:status.${outcome.data.referral.status}`);
    showToast({
      title: t('undo.doneTitle'),
      description: t('undo.doneText', { name, status }),
      variant: 'success',
    });
    return null;
  };
}

/**
 * Undoing the rejection of a hire repeats refunded charges, so it needs a price (rules.md#undone-rejection).
 */
export function undoCharges({ status, rollback }: Pick<Referral, 'status' | 'rollback'>): boolean {
  return isRejected(status) && rollback.previousStatus !== null && isAt(rollback.previousStatus, 'hired');
}
