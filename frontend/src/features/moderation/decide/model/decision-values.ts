import type { z } from 'zod';
import { resolveRequestSchema } from '#contract/moderation/cases.ts';
import type { CaseAction, PersonAction } from '#contract/moderation/vocabulary/decisions.ts';

export type DecisionAction = CaseAction | PersonAction;

export interface DecisionValues {
  readonly action: string;
  readonly note: string;
  readonly notes: string;
  readonly reasonCategory: string;
  /** Hours; empty means permanent. */
  readonly duration: string;
}

export const EMPTY_DECISION: DecisionValues = {
  action: '',
  note: '',
  notes: '',
  reasonCategory: '',
  duration: '72',
};

/** The durations of a suspension, in hours; empty means permanent. */
export const DURATIONS = ['24', '72', '168', '720', ''] as const;

/** Drops the action, because only decisions about people include "lift". The case contract checks the rest. */
export const decisionSchema = resolveRequestSchema.omit({ action: true });
export type DecisionText = z.output<typeof decisionSchema>;

/** The typed values as the call expects them. */
export function wordsOf({ action, note, notes, reasonCategory, duration }: DecisionValues) {
  return {
    note,
    notes: notes || null,
    reasonCategory: reasonCategory || null,
    duration: action === 'suspend' && duration !== '' ? Number(duration) : null,
  };
}
