import { useTranslation } from 'react-i18next';
import type { AddOn } from '#contract/billing/vocabulary/charging/add-ons.ts';
import type { Payment } from '#contract/billing/charging/payment.ts';
import type { HireInput } from '#contract/hiring/referral/hire.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { isSettled } from '#entities/payment/index.ts';
import { isAt } from '#entities/referral/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useHireWorkerMutation } from '../api/hire-worker-api.ts';

/** The worker's details of the first day. Empty ones are not sent. */
export type GivenFirstDay = Pick<HireInput, 'firstDay' | 'expectedEnd' | 'onSiteName' | 'onSitePhone'>;

/** The same, and whether the saved card is charged. */
type HireTerms = GivenFirstDay & Pick<HireInput, 'otherCard'>;

export type CollectHire = (due: Payment) => Promise<boolean>;

/** Hires and collects the amount due. Resolves to true once the worker is hired. */
export function useHire(collect: CollectHire) {
  const { t } = useTranslation('employer');
  const [hire] = useHireWorkerMutation();

  async function askToHire(referral: Referral, asked: HireInput): Promise<boolean> {
    const outcome = await hire({ id: referral.id, ...asked });
    if (outcome.error) {
      showFailure(outcome.error, t('hire.failed'));
      return false;
    }
    const { payment, referral: after } = outcome.data;
    if (!(await isSettled(payment, collect))) {
      showToast({ title: t('hire.unpaid') });
      return false;
    }
    if (isAt(after.status, 'hired')) return true;
    // Repeating a hire is idempotent and charges only once (rules.md#charged-once, rules.md#repeats).
    const again = await hire({ id: referral.id, ...asked });
    if (again.error) showFailure(again.error, t('hire.failed'));
    return !again.error;
  }

  return async (referral: Referral, addOns: AddOn[], terms: HireTerms): Promise<boolean> => {
    const { otherCard, ...firstDay } = terms;
    const given = Object.fromEntries(Object.entries(firstDay).filter(([, value]) => value));
    const isHired = await askToHire(referral, { addOns, ...(otherCard && { otherCard }), ...given });
    if (isHired) {
      showToast({
        title: t('hire.doneTitle'),
        description: t(referral.referrer ? 'hire.doneText' : 'hire.doneDirect', {
          name: referral.workerName,
        }),
        variant: 'success',
      });
    }
    return isHired;
  };
}
