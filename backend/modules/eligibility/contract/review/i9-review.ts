import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, paragraphs, uuid } from '#contract/http/primitives.ts';
import { citizenship, dayAnswer } from '../form/i9-fields.ts';
import { I9_REVIEW_ACTIONS } from '../vocabulary/actions/i9-actions.ts';
import { I9_FINDINGS, I9_REVIEW_STATUSES } from '../vocabulary/review/i9-findings.ts';

const finding = z.enum(I9_FINDINGS);
const MOST_NOTE = 1000;

export const i9ReviewQueueQuerySchema = listQuerySchema;

/** A form that waits for its review, without anything that was written on it. */
export const i9ReviewRowSchema = z.object({
  id: uuid,
  referralId: uuid,
  workerName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  /** `finish` once both sections are signed. */
  actions: z.array(z.enum(I9_REVIEW_ACTIONS)),
  /** The review is done by the end of this day; null while the first day of work is unknown. */
  dueOn: dayAnswer.nullable(),
  orderedAt: instant,
});
export type I9ReviewRow = z.infer<typeof i9ReviewRowSchema>;

const reviewedDocumentSchema = z.object({
  title: z.string(),
  list: z.enum(['A', 'B', 'C']),
  authority: z.string(),
  expiresOn: dayAnswer.nullable(),
  isReceipt: z.boolean(),
});

/** The form as a reviewer sees it: without numbers, not even their last four. */
export const i9ReviewSheetSchema = i9ReviewRowSchema.extend({
  /** The findings of the form's own rules. */
  found: z.array(finding),
  section1: z
    .object({
      name: z.string(),
      citizenship,
      workUntil: dayAnswer.nullable(),
      signature: z.string(),
      signedOn: dayAnswer,
      hadPreparer: z.boolean(),
    })
    .nullable(),
  section2: z
    .object({
      firstDayOn: dayAnswer,
      representativeName: z.string(),
      representativeTitle: z.string(),
      businessName: z.string(),
      signature: z.string(),
      signedOn: dayAnswer,
      additionalInformation: z.string().nullable(),
      documents: z.array(reviewedDocumentSchema),
    })
    .nullable(),
});
export type I9ReviewSheet = z.infer<typeof i9ReviewSheetSchema>;

export const finishI9ReviewSchema = z
  .object({
    /** Findings in addition to those of the form's own rules. */
    findings: z.array(finding).max(I9_FINDINGS.length).default([]),
    note: paragraphs({ max: MOST_NOTE })
      .nullish()
      .transform((value) => value || null),
  })
  .refine(({ findings, note }) => !findings.includes('other') || note !== null, {
    error: 'Please say what is missing',
    path: ['note'],
  });
export type FinishI9Review = z.output<typeof finishI9ReviewSchema>;

/** For the employer. */
const i9ReviewSchema = z.object({
  status: z.enum(I9_REVIEW_STATUSES),
  findings: z.array(finding),
  note: z.string().nullable(),
  dueOn: dayAnswer.nullable(),
  endedAt: instant.nullable(),
});
/** Null if no review was ordered. */
export const i9ReviewStateSchema = z.object({ review: i9ReviewSchema.nullable() });
export type I9ReviewState = z.infer<typeof i9ReviewStateSchema>;
