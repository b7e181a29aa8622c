import { z } from 'zod';
import { count, instant, optionalParagraphs, uuid } from '#contract/http/primitives.ts';
import { contactMessageField } from '../interview/interview.ts';
import { referralStatusSchema, employerReasonSchema, workFields } from '../referral-status.ts';
import {
  PLAIN_STATUSES,
  STATUS_ALIAS_NAMES,
  type ReferralStatus,
  type StatusAlias,
} from '../vocabulary/referral-status.ts';

const MOST_IDS = 100;

const ids = z
  .array(uuid, { error: 'Please choose at least one referral' })
  .min(1, 'Please choose at least one referral')
  .max(MOST_IDS, 'At most 100 referrals at a time')
  .transform((chosen) => [...new Set(chosen)]);

/** Steps that take no money; the others are taken one by one. */
const BULK_STATUSES = [...PLAIN_STATUSES, 'rejected', ...STATUS_ALIAS_NAMES] as const satisfies readonly (
  | ReferralStatus
  | StatusAlias
)[];

export const bulkStatusRequestSchema = z
  .object({
    ids,
    status: z.enum(BULK_STATUSES, { error: 'Unknown status' }),
    notes: optionalParagraphs(2000),
    reason: employerReasonSchema.nullish().transform((reason) => reason ?? null),
    /** With the rejection of hires: an answer for each person. */
    work: z
      .array(z.object({ id: uuid, ...workFields }))
      .max(MOST_IDS, 'At most 100 referrals at a time')
      .nullish()
      .transform((work) => work ?? []),
    /** The same for a single referral; an answer is about one person. */
    ...workFields,
    /** To each worker, by text. */
    message: contactMessageField,
  })
  .refine(({ status, notes }) => status !== 'rejected' || notes !== null, {
    error: 'Please provide a reason',
    path: ['notes'],
  })
  .refine(
    ({ ids: chosen, worked, lastDay }) => chosen.length === 1 || (worked === null && lastDay === null),
    {
      error: 'Say for each person whether they worked',
      path: ['worked'],
    },
  );
export type BulkStatusInput = z.input<typeof bulkStatusRequestSchema>;

export const bulkRollbackRequestSchema = z.object({
  ids,
  /** The status to undo: a referral that has moved since stays unchanged. */
  status: referralStatusSchema.nullish().transform((status) => status ?? null),
});
export type BulkRollbackInput = z.input<typeof bulkRollbackRequestSchema>;

/** `unchanged` had the status already, so a repeated call has no effect. */
const BULK_OUTCOMES = ['changed', 'unchanged', 'refused'] as const;

export const bulkAnswerSchema = z.object({
  results: z.array(
    z.object({
      id: uuid,
      outcome: z.enum(BULK_OUTCOMES),
      /** The current status; null if refused. */
      status: referralStatusSchema.nullable(),
      code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
  changed: count,
  /** The deadline for undoing all changes together; null if nothing changed. */
  undoUntil: instant.nullable(),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;
