import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useRollBackReferralMutation, type SaidOfUndoing } from './roll-back-call.ts';

/** Takes the last step of a referral back and says how it went (rules.md#rollback-window); the error of a refusal. */
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

/** Undoing the rejection of a hire charges again what went back (rules.md#undone-rejection): it is asked for with the price. */
export function undoCharges({ status, rollback }: Pick<Referral, 'status' | 'rollback'>): boolean {
  return status === 'rejected' && rollback.previousStatus === 'hired';
}
