import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { isSettled } from '#entities/payment/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import {
  useCancelDrugTestMutation,
  useOrderDrugTestMutation,
  useRenewTestLinkMutation,
} from '../api/request-check-api.ts';
import type { CollectCheck } from './use-check-actions.ts';

/** An employer's actions on a drug test. Each shows its result in a toast. */
export interface DrugTestActions {
  readonly order: (site: string, otherCard: boolean) => Promise<void>;
  readonly renewLink: () => Promise<void>;
  readonly cancel: () => Promise<void>;
}

export function useDrugTestActions(
  { id: referralId, workerName: name }: Referral,
  collect: CollectCheck,
): DrugTestActions {
  const { t } = useTranslation(['drug-test', 'checks']);
  const [orderTest] = useOrderDrugTestMutation();
  const [renewLink] = useRenewTestLinkMutation();
  const [cancelTest] = useCancelDrugTestMutation();
  const fail = (error: unknown): void => showFailure(error, t('checks:failed'), t('checks:tryAgain'));
  const done = (title: string, description: string): void =>
    showToast({ title, description, variant: 'success' });
  return {
    order: async (site, otherCard) => {
      const { data, error } = await orderTest({ referralId, site, otherCard });
      if (error) return fail(error);
      if (!(await isSettled(data.payment, collect))) showToast({ title: t('request.unpaid') });
      else done(t('request.doneTitle'), t('request.doneText', { name }));
    },
    renewLink: async () => {
      const { error } = await renewLink(referralId);
      if (error) fail(error);
      else done(t('link.doneTitle'), t('link.doneText', { name }));
    },
    cancel: async () => {
      const { error } = await cancelTest(referralId);
      if (error) fail(error);
      else done(t('cancel.doneTitle'), t('cancel.doneText'));
    },
  };
}
