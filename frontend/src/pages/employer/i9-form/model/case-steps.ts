import type { EverifyCaseAnswer } from '#contract/eligibility/everify.ts';
import {
  EVERIFY_CLOSINGS_OF,
  EVERIFY_MOVES,
  type EverifyClosing,
  type EverifyState,
} from '#contract/eligibility/vocabulary/everify.ts';

export type CaseStep = 'notice' | 'decision' | 'result' | 'close';

/** What may be recorded of a case now, what helps most first. */
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

/** A mismatch is referred once the worker takes action. */
export function resultsOf({ state, decision }: EverifyCaseAnswer): readonly EverifyState[] {
  return EVERIFY_MOVES[state].filter(
    (next) => next !== 'closed' && (next !== 'referred' || decision === 'take_action'),
  );
}

export function closingsOf({ state }: EverifyCaseAnswer): readonly EverifyClosing[] {
  return EVERIFY_CLOSINGS_OF[state];
}
