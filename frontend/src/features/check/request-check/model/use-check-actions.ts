import { useTranslation } from 'react-i18next';
import type { BackgroundPackage } from '#contract/billing/vocabulary/charging/background-packages.ts';
import type { CheckKind } from '#contract/checks/notice/adverse-action.ts';
import type { Payment } from '#contract/billing/charging/payment.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { isSettled } from '#entities/payment/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import {
  useAnnounceDecisionMutation,
  useCancelCheckMutation,
  useCancelDecisionMutation,
  useFinishDecisionMutation,
  useRenewConsentLinkMutation,
  useRequestCheckMutation,
} from '../api/request-check-api.ts';

export type CollectCheck = (due: Payment) => Promise<boolean>;

interface Outcome {
  readonly error?: unknown;
}

/** An employer's actions on a check. Each shows its result in a toast. */
export interface CheckActions extends DecisionActions {
  readonly request: (packageType: BackgroundPackage, otherCard: boolean) => Promise<void>;
  readonly renewLink: () => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** The actions after a result that needs review. */
export interface DecisionActions {
  readonly announce: (note: string) => Promise<boolean>;
  readonly finish: () => Promise<void>;
  readonly takeBack: () => Promise<void>;
}

export function useCheckActions(
  { id: referralId, workerName: name }: Referral,
  collect: CollectCheck,
  kind: CheckKind = 'background_check',
): CheckActions {
  const { t } = useTranslation('checks');
  const [requestCheck] = useRequestCheckMutation();
  const [renewLink] = useRenewConsentLinkMutation();
  const [cancelCheck] = useCancelCheckMutation();
  const [announceDecision] = useAnnounceDecisionMutation();
  const [finishDecision] = useFinishDecisionMutation();
  const [cancelDecision] = useCancelDecisionMutation();

  const done = (title: string, description: string): void =>
    showToast({ title, description, variant: 'success' });
  const say = ({ error }: Outcome, title: string, description: string): boolean => {
    if (error) showFailure(error, t('failed'), t('tryAgain'));
    else done(title, description);
    return !error;
  };
  const request: CheckActions['request'] = async (packageType, otherCard) => {
    const { data, error } = await requestCheck({ referralId, packageType, otherCard });
    if (error) {
      showFailure(error, t('failed'), t('tryAgain'));
      return;
    }
    if (!(await isSettled(data.payment, collect))) showToast({ title: t('request.unpaid') });
    else done(t('request.doneTitle'), t('request.doneText', { name }));
  };
  return {
    request,
    renewLink: async () =>
      void say(await renewLink(referralId), t('link.doneTitle'), t('link.doneText', { name })),
    cancel: async () => void say(await cancelCheck(referralId), t('cancel.doneTitle'), t('cancel.doneText')),
    announce: async (note) =>
      say(
        await announceDecision({ referralId, note, kind }),
        t('decision.sentTitle'),
        t('decision.sentText', { name }),
      ),
    finish: async () =>
      void say(
        await finishDecision(referralId),
        t('decision.finalTitle'),
        t(`decision.finalText.${kind}`, { name }),
      ),
    takeBack: async () =>
      void say(await cancelDecision(referralId), t('decision.backTitle'), t('decision.backText', { name })),
  };
}
