import type { EverifyCaseAnswer } from '#contract/eligibility/everify.ts';
import {
  EVERIFY_CLOSINGS_OF,
  EVERIFY_MOVES,
  type EverifyClosing,
  type EverifyState,
} from '#contract/eligibility/vocabulary/everify.ts';

export type CaseStep = 'notice' | 'decision' | 'result' | 'close';

/** The steps that can be recorded for a case now, the most helpful first. */
export function stepsOf(one: EverifyCaseAnswer): readonly CaseStep[] {
  const { state, notifiedOn, decision } = one;
  const isTold = state !== 'mismatch' || notifiedOn !== null;
  const next: CaseStep[] = [];
  if (!isTold) next.push('notice');
  else if (state === 'mismatch' && decision === null) next.push('decision');
  if (resultsOf(one).length > 0) next.push('result');
  if (closingsOf(one).length > 0) next.push('close');
  return next;
}

/** A mismatch can be referred only after the worker decides to take action. */
export function resultsOf({ state, decision }: EverifyCaseAnswer): readonly EverifyState[] {
  return EVERIFY_MOVES[state].filter(
    (next) => next !== 'closed' && (next !== 'referred' || decision === 'take_action'),
  );
}

export function closingsOf({ state }: EverifyCaseAnswer): readonly EverifyClosing[] {
  return EVERIFY_CLOSINGS_OF[state];
}
