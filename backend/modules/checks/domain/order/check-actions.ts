import { CHECK_ACTIONS, type CheckAction } from '../../contract/vocabulary/order/check-actions.ts';
import type { AdverseStatus } from '../../contract/vocabulary/notice/adverse-status.ts';
import type { CheckKind, CheckStatus } from './check-status.ts';

/** The state of a check, stored or read. */
export interface CheckState {
  readonly status: CheckStatus;
  readonly paidAt: Date | string | null;
}

/** Everything that decides what an employer may do with a candidate's check or drug test. */
export interface CheckSituation {
  readonly kind: CheckKind;
  /** Null before the request. */
  readonly check: CheckState | null;
  /** The newest one of the referral. */
  readonly decision: { readonly status: AdverseStatus } | null;
  readonly isReferralClosed: boolean;
  readonly isCertified: boolean;
  /** An unpaid offer charges for it. */
  readonly isInOffer: boolean;
}

const DONE: readonly CheckStatus[] = ['clear', 'concerns', 'canceled'];

export function isDone({ status }: CheckState): boolean {
  return DONE.includes(status);
}

export function isRunning({ status, paidAt }: CheckState): boolean {
  return status === 'authorized' && paidAt !== null;
}

/** An open request may be repeated. */
export function mayRequest(check: CheckState | null): boolean {
  return check === null || !(isDone(check) || isRunning(check));
}

/** Before the payment and the authorization. */
export function mayChangePackage({ status, paidAt }: CheckState): boolean {
  return paidAt === null && status !== 'authorized';
}

/** The candidate has not authorized it. */
export function mayAskAgain({ status }: CheckState): boolean {
  return status === 'awaiting_consent' || status === 'declined';
}

export function mayCancel(check: CheckState): boolean {
  return !isDone(check);
}

export function needsReview({ status }: CheckState): boolean {
  return status === 'concerns';
}

/** The employer's commands that are accepted now. */
export function checkActions(situation: CheckSituation): CheckAction[] {
  const { kind, check, decision, isReferralClosed, isCertified, isInOffer } = situation;
  const isRequestable = !isReferralClosed && isCertified && !isInOffer && mayRequest(check);
  const isWaiting = decision?.status === 'waiting';
  const may: Readonly<Record<CheckAction, boolean>> = {
    request: isRequestable,
    choose_package:
      isRequestable && kind === 'background_check' && (check === null || mayChangePackage(check)),
    renew_link: check !== null && isCertified && mayAskAgain(check),
    cancel: check !== null && mayCancel(check),
    announce: check !== null && !isReferralClosed && needsReview(check) && !isWaiting,
  };
  return CHECK_ACTIONS.filter((action) => may[action]);
}
