import type { z } from 'zod';
import { resolveRequestSchema } from '#contract/moderation/cases.ts';
import type { CaseAction, PersonAction } from '#contract/moderation/vocabulary/decisions.ts';

export type DecisionAction = CaseAction | PersonAction;

export interface DecisionValues {
  readonly action: string;
  readonly note: string;
  readonly notes: string;
  readonly reasonCategory: string;
  /** Hours; empty for good. */
  readonly duration: string;
}

export const EMPTY_DECISION: DecisionValues = {
  action: '',
  note: '',
  notes: '',
  reasonCategory: '',
  duration: '72',
};

/** How long a suspension may be, in hours; empty is for good. */
export const DURATIONS = ['24', '72', '168', '720', ''] as const;

/** Lifting is decided about people alone; everything else is checked by the contract of cases. */
export const decisionSchema = resolveRequestSchema.omit({ action: true });
export type DecisionText = z.output<typeof decisionSchema>;

/** What the call takes of what was typed. */
export function wordsOf({ action, note, notes, reasonCategory, duration }: DecisionValues) {
  return {
    note,
    notes: notes || null,
    reasonCategory: reasonCategory || null,
    duration: action === 'suspend' && duration !== '' ? Number(duration) : null,
  };
}
