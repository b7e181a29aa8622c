import { hasReached, type ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import { localRulesAt } from '../../contract/vocabulary/notice/local-rules.ts';
import {
  CHECK_ACTIONS,
  type CheckAction,
  type RequestRefusal,
} from '../../contract/vocabulary/order/check-actions.ts';
import { isEnded } from '../../contract/vocabulary/order/check-status.ts';
import type { AdverseStatus } from '../../contract/vocabulary/notice/adverse-status.ts';
import type { CheckKind, CheckStatus } from './check-status.ts';

/** The state of a check, stored or read. */
export interface CheckState {
  readonly status: CheckStatus;
  readonly paidAt: Date | string | null;
}

/** The newest link of a check. */
interface CheckLinkState {
  /** It still takes an answer. */
  readonly isOpen: boolean;
  /** Null for a link that can only be sent. */
  readonly copiedTokenHash: string | null;
  /** The candidate wants to sign on paper. */
  readonly paperAskedAt: Date | string | null;
}

/** A check with its link; null before the first one. */
interface LinkedCheckState extends CheckState {
  readonly link: CheckLinkState | null;
}

/** Everything that decides what an employer may do with a candidate's check or drug test. */
export interface CheckSituation {
  readonly kind: CheckKind;
  /** Null before the request. */
  readonly check: LinkedCheckState | null;
  /** The newest one of the referral. */
  readonly decision: { readonly status: AdverseStatus } | null;
  readonly isReferralClosed: boolean;
  readonly isCertified: boolean;
  /** An unpaid offer charges for it. */
  readonly isInOffer: boolean;
}

export function isRunning({ status, paidAt }: CheckState): boolean {
  return status === 'authorized' && paidAt !== null;
}

/** An open request may be repeated. */
export function mayRequest(check: CheckState | null): boolean {
  return check === null || !(isEnded(check.status) || isRunning(check));
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
  return !isEnded(check.status);
}

export function needsReview({ status }: CheckState): boolean {
  return status === 'concerns';
}

/** A link that the employer may give to the candidate. */
export function mayCopyLink(link: CheckLinkState | null): boolean {
  return link !== null && link.isOpen && link.copiedTokenHash !== null;
}

/** The candidate asked to read and sign on paper, and has not answered yet. */
export function mayPrintPaperForm({ status, link }: LinkedCheckState): boolean {
  return status === 'awaiting_consent' && link !== null && link.paperAskedAt !== null;
}

/** The law at the place allows a check only after an offer, and none was sent here (rules.md#local-check-rules). */
export function mustConfirmOffer(status: ReferralStatus, location: string): boolean {
  return (
    !hasReached(status, 'offer_sent') && localRulesAt(location).some(({ kind }) => kind === 'after_offer')
  );
}

/** The reason that the employer reads; null if none of them applies. */
export function requestRefusal({
  isReferralClosed,
  isInOffer,
}: Pick<CheckSituation, 'isReferralClosed' | 'isInOffer'>): RequestRefusal | null {
  if (isReferralClosed) return 'referral_ended';
  return isInOffer ? 'in_offer' : null;
}

/** The employer's commands that are accepted now. */
export function checkActions(situation: CheckSituation): CheckAction[] {
  const { kind, check, decision, isReferralClosed, isCertified } = situation;
  const isRequestable = isCertified && requestRefusal(situation) === null && mayRequest(check);
  const isWaiting = decision?.status === 'waiting';
  const may: Readonly<Record<CheckAction, boolean>> = {
    request: isRequestable,
    choose_package:
      isRequestable && kind === 'background_check' && (check === null || mayChangePackage(check)),
    copy_link: check !== null && mayCopyLink(check.link),
    renew_link: check !== null && isCertified && mayAskAgain(check),
    print_paper_form: check !== null && mayPrintPaperForm(check),
    cancel: check !== null && mayCancel(check),
    announce: check !== null && !isReferralClosed && needsReview(check) && !isWaiting,
  };
  return CHECK_ACTIONS.filter((action) => may[action]);
}
