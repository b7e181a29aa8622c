import { DomainError } from '#kernel/domain-error.ts';
import {
  EVERIFY_CLOSINGS_OF,
  EVERIFY_MOVES,
  type EverifyClosing,
  type EverifyDecision,
  type EverifyState,
} from '../../contract/vocabulary/everify/everify.ts';
import { I9_CASE_ACTIONS, type I9CaseAction } from '../../contract/vocabulary/actions/i9-actions.ts';
import type { Refusal } from '../actions/refusal.ts';
import type { Day } from '../due/i9-dates.ts';

/** The facts of a case that decide its steps. */
export interface CaseNow {
  readonly state: EverifyState;
  readonly notifiedOn: Day | null;
  readonly decision: EverifyDecision | null;
}

interface Closable extends CaseNow {
  readonly respondBy: Day | null;
}

/** A mismatch is referred only after the worker has decided to take action. */
export function refusalOfResult({ state, decision }: CaseNow, result: EverifyState): Refusal {
  if (result === 'closed' || !EVERIFY_MOVES[state].includes(result)) return wrongState();
  return result === 'referred' && decision !== 'take_action' ? notDecided() : null;
}

/** The results that E-Verify can give now. */
export function resultsNow(one: CaseNow): EverifyState[] {
  return EVERIFY_MOVES[one.state].filter((result) => refusalOfResult(one, result) === null);
}

/** A mismatch is closed without an action only by the worker's decision, or their silence once they were notified. */
export function refusalOfClosing(one: Closable, closing: EverifyClosing, on: Day): Refusal {
  const { state, notifiedOn, decision, respondBy } = one;
  if (!EVERIFY_CLOSINGS_OF[state].includes(closing)) return wrongClosing();
  if (closing !== 'no_action_taken') return null;
  if (notifiedOn === null) return notNotified('closing');
  const isSilent = decision === null && respondBy !== null && on > respondBy;
  return decision === 'no_action' || isSilent ? null : notDecided();
}

/** The statements under which the case can be closed on a day. */
export function closingsNow(one: Closable, on: Day): EverifyClosing[] {
  return EVERIFY_CLOSINGS_OF[one.state].filter((closing) => refusalOfClosing(one, closing, on) === null);
}

/** The notice and the decision about a mismatch are recorded once each. */
export function refusalOfStep(
  step: 'notice' | 'decision',
  { state, notifiedOn, decision }: CaseNow,
): Refusal {
  if (state !== 'mismatch') return noMismatch();
  if (step === 'notice') return notifiedOn === null ? null : notified();
  if (notifiedOn === null) return notNotified('decision');
  return decision === null ? null : decided();
}

/** The steps that are possible now. */
export function stepsNow(one: Closable, today: Day): I9CaseAction[] {
  return I9_CASE_ACTIONS.filter((step) => {
    if (step === 'result') return resultsNow(one).length > 0;
    if (step === 'close') return closingsNow(one, today).length > 0;
    return refusalOfStep(step, one) === null;
  });
}

function noMismatch(): DomainError {
  return new DomainError('eligibility.no_mismatch', 'rule_broken', "There's no open mismatch in this case");
}

function notified(): DomainError {
  return new DomainError('eligibility.notified', 'conflict', 'The notice to the worker is already recorded');
}

function decided(): DomainError {
  return new DomainError('eligibility.decided', 'conflict', 'The decision is already recorded');
}

export function wrongState(): DomainError {
  const message = "E-Verify doesn't give this result at this point";
  return new DomainError('eligibility.case_state', 'rule_broken', message, { path: 'state' });
}

function wrongClosing(): DomainError {
  const message = "This case can't be closed that way now";
  return new DomainError('eligibility.case_closing', 'rule_broken', message, { path: 'closing' });
}

function notNotified(path: 'decision' | 'closing'): DomainError {
  const message = 'Tell the worker in private and give them the Further Action Notice first';
  return new DomainError('eligibility.not_notified', 'rule_broken', message, { path });
}

function notDecided(): DomainError {
  const message = "Record the worker's decision about the mismatch first";
  return new DomainError('eligibility.not_decided', 'rule_broken', message, { path: 'state' });
}
