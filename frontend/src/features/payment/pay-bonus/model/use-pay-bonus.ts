import { useTranslation } from 'react-i18next';
import type { ChargeLine } from '#contract/billing/charging/charge.ts';
import type { BonusPayment } from '#contract/billing/charging/payment.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { isSettled } from '#entities/payment/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { usePayReferralBonusMutation } from '../api/pay-bonus-api.ts';

/** Opens the card dialog for the amount due. Resolves to false if the user closes it. */
export type CollectBonus = (due: BonusPayment & { readonly lines: ChargeLine[] }) => Promise<boolean>;

/** Pays the unpaid bonus of a hire. Without a client secret, it counts as paid (rules.md#bonus-after-hire). */
export function usePayBonus(collect: CollectBonus): (referral: Referral) => Promise<void> {
  const { t } = useTranslation('employer');
  const [pay] = usePayReferralBonusMutation();
  return async (referral) => {
    const outcome = await pay(referral.id);
    if (outcome.error) {
      showFailure(outcome.error, t('bonus.failed'));
      return;
    }
    const { data: due } = outcome;
    const lines: ChargeLine[] = [{ kind: 'referralBonus', label: 'Referral bonus', amount: due.amount }];
    if (!(await isSettled({ ...due, lines }, collect))) return;
    showToast({
      title: t('bonus.doneTitle'),
      description: t('bonus.doneText', { name: referral.workerName }),
      variant: 'success',
    });
  };
}
