import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { instant, optionalParagraphs, optionalText, paragraphs, uuid } from '#contract/http/primitives.ts';
import {
  INTERVIEW_ANSWERS,
  INTERVIEW_KINDS,
  INTERVIEW_STATUSES,
  MOST_PROPOSALS,
} from '../vocabulary/interview.ts';

const TIME_MISSING = 'Please choose a day and time';

/** An instant, or `2026-12-01T09:00` as the clocks at the job's place show it. */
const interviewTime = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true, precision: -1 })], {
    error: TIME_MISSING,
  })
  .meta({ description: 'An instant, or a day and time by the clocks at the place of the job' });

/** How an employer and a worker talk (rules.md#interviews). */
export const interviewRequestSchema = z.object({
  at: interviewTime,
  kind: z.enum(INTERVIEW_KINDS, { error: 'Please choose how you will talk' }),
  place: optionalText(200),
  note: optionalParagraphs(300),
});
export type InterviewInput = z.input<typeof interviewRequestSchema>;

/** The employer's view of an interview. */
export const interviewSchema = z.object({
  id: uuid,
  at: instant,
  /** The zone of the job's place. */
  timeZone: z.string(),
  kind: z.enum(INTERVIEW_KINDS),
  place: z.string().nullable(),
  note: z.string().nullable(),
  status: z.enum(INTERVIEW_STATUSES),
  /** The times that the worker proposed instead. */
  proposedTimes: z.array(instant),
  answeredAt: instant.nullable(),
});
export type InterviewSummary = z.infer<typeof interviewSchema>;

/** The question on `/interview/{token}` for the worker. */
export const interviewPageSchema = interviewSchema.omit({ id: true }).extend({
  /** It has begun: there is nothing left to answer. */
  isPast: z.boolean(),
  /** The answers that are accepted now: a worker may change their mind until it begins. */
  actions: z.array(z.enum(INTERVIEW_ANSWERS)),
  workerName: z.string(),
  /** The language of the text to the worker. */
  workerLanguage: languageSchema,
  jobTitle: z.string(),
  company: z.string(),
  location: z.string(),
});
export type InterviewPage = z.infer<typeof interviewPageSchema>;

export const interviewAnswerRequestSchema = z
  .object({
    answer: z.enum(INTERVIEW_ANSWERS, { error: 'Please choose an answer' }),
    times: z.array(interviewTime).max(MOST_PROPOSALS, 'At most 3 other times').nullish(),
  })
  .refine(({ answer, times }) => answer !== 'propose' || (times ?? []).length > 0, {
    error: TIME_MISSING,
    path: ['times'],
  });
export type InterviewAnswerInput = z.input<typeof interviewAnswerRequestSchema>;

/** To the worker, by text, from an employer who wants to talk. */
export const contactMessageField = z
  .union([paragraphs({ max: 300 }), z.null()])
  .optional()
  .transform((message) => message?.trim() || null);
