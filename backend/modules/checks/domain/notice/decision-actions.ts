import {
  DECISION_ACTIONS,
  type DecisionAction,
  type NoticeAction,
} from '../../contract/vocabulary/order/check-actions.ts';
import type { AdverseStatus } from '../../contract/vocabulary/notice/adverse-status.ts';
import { hasToBeMailed, type NoticeDelivery } from './notice-delivery.ts';

/** The state of an announced decision, stored or read. */
export interface DecisionState {
  readonly status: AdverseStatus;
  readonly finalDueAt: Date | string | null;
  readonly notice: NoticeDelivery;
  readonly finalNotice: NoticeDelivery | null;
}

export function isWaitOver({ status, finalDueAt }: DecisionState, now: Date): boolean {
  return status === 'waiting' && finalDueAt !== null && now >= new Date(finalDueAt);
}

/** The notice that has to reach the candidate now; a withdrawn decision has none. */
export function currentNotice({ status, notice, finalNotice }: DecisionState): NoticeDelivery | null {
  if (status === 'final') return finalNotice;
  return status === 'waiting' ? notice : null;
}

/** The employer's commands that are accepted at this instant. */
export function decisionActions(decision: DecisionState, now: Date): DecisionAction[] {
  const notice = currentNotice(decision);
  const may: Readonly<Record<DecisionAction, boolean>> = {
    mail: notice !== null && hasToBeMailed(notice),
    take_back: decision.status === 'waiting',
    finish: isWaitOver(decision, now),
  };
  return DECISION_ACTIONS.filter((action) => may[action]);
}

/** The candidate disputes the report once, and before the decision is final. */
export function mayDispute({
  status,
  disputedAt,
}: Pick<DecisionState, 'status'> & { readonly disputedAt: Date | string | null }): boolean {
  return status === 'waiting' && disputedAt === null;
}

/** The candidate's commands on the notice that are accepted now. */
export function noticeActions(notice: Parameters<typeof mayDispute>[0]): NoticeAction[] {
  return mayDispute(notice) ? ['dispute'] : [];
}
