import { z } from 'zod';
import {
  instant,
  nameText,
  optionalEmail,
  optionalName,
  optionalParagraphs,
  optionalPhone,
  uuid,
} from '#contract/http/primitives.ts';
import { REFERENCE_ACTIONS, REFERENCE_PAGE_ACTIONS } from '../vocabulary/order/check-actions.ts';
import { COMMENTED, RATED } from '../vocabulary/references/reference-questions.ts';

const UNREACHABLE = 'Please enter an email address or a phone number';

/** The giver of the reference. Only they get the link, by text, email, or both (rules.md#references). */
export const requestReferenceSchema = z
  .object({
    name: nameText({ min: 2, max: 100, message: 'Name is required' }),
    position: nameText({ min: 2, max: 100, message: 'Position is required' }),
    email: optionalEmail('Please enter a valid email address'),
    phone: optionalPhone('Please enter a valid phone number'),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, { error: UNREACHABLE, path: ['email'] });
export type RequestReferenceInput = z.input<typeof requestReferenceSchema>;

const REFERENCE_STATUSES = ['open', 'submitted', 'expired', 'revoked'] as const;
const referenceStatusSchema = z.enum(REFERENCE_STATUSES);

const rating = z.int().min(1).max(5);
const ratingsSchema = z.object({
  overall_performance: rating,
  reliability: rating,
  technical_skills: rating,
  safety_awareness: rating,
  teamwork: rating,
});
const commentsSchema = z.object({
  work_quality: z.string().nullable(),
  strengths: z.string().nullable(),
  concerns: z.string().nullable(),
});

export const referenceRequestedSchema = z.object({
  id: uuid,
  expiresAt: instant,
  status: referenceStatusSchema,
});
export type ReferenceRequested = z.infer<typeof referenceRequestedSchema>;

/** The reader's commands on it that are accepted now. */
const actions = z.array(z.enum(REFERENCE_ACTIONS));

/** For its requester. A reference that the employer did not request was offered by the worker. */
export const referenceCheckSchema = referenceRequestedSchema.extend({
  name: z.string(),
  position: z.string(),
  offeredByWorker: z.boolean(),
  createdAt: instant,
  submittedAt: instant.nullable(),
  responderName: z.string().nullable(),
  responderTitle: z.string().nullable(),
  responderCompany: z.string().nullable(),
  ratings: ratingsSchema.nullable(),
  wouldRehire: z.boolean().nullable(),
  comments: commentsSchema.nullable(),
  actions,
});
export type ReferenceCheck = z.infer<typeof referenceCheckSchema>;
export const referenceListSchema = z.object({
  references: z.array(referenceCheckSchema),
  /** Whether another one may be requested now. */
  actions: z.array(z.enum(['request'])),
});
export type ReferenceList = z.infer<typeof referenceListSchema>;

/** A worker's view of an offered reference: its giver and status. Only employers see the words. */
export const offeredReferenceSchema = referenceRequestedSchema.extend({
  name: z.string(),
  position: z.string(),
  createdAt: instant,
  submittedAt: instant.nullable(),
  actions,
});
export type OfferedReference = z.infer<typeof offeredReferenceSchema>;
export const offeredReferenceListSchema = z.array(offeredReferenceSchema);

/** The giver's page with the subject of the reference. */
export const referencePageSchema = z.object({
  name: z.string(),
  position: z.string().nullable(),
  company: z.string().nullable(),
  referenceName: z.string(),
  status: referenceStatusSchema,
  expiresAt: instant,
  /** The giver's commands that are accepted now. */
  actions: z.array(z.enum(REFERENCE_PAGE_ACTIONS)),
});
export type ReferencePage = z.infer<typeof referencePageSchema>;

const answer = z.union([z.string().max(4000), z.number(), z.boolean()]);
const RATING_MISSING = 'Please rate everything from 1 to 5 stars';
const REHIRE_MISSING = "Please say if you'd hire this person again";
const MOST_COMMENT = 2000;

function ratingOf(given: unknown): number | null {
  const number = typeof given === 'string' && /^[1-5]$/.test(given.trim()) ? Number(given) : given;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= 5 ? number : null;
}

function yesOrNo(given: unknown): boolean | null {
  if (typeof given === 'boolean') return given;
  const word = typeof given === 'string' ? given.trim().toLowerCase() : '';
  if (word === 'yes' || word === 'true') return true;
  return word === 'no' || word === 'false' ? false : null;
}

const comment = optionalParagraphs(MOST_COMMENT);

const responsesSchema = z
  .array(z.object({ questionId: z.string().max(100), answer: answer.nullish() }), { error: RATING_MISSING })
  .max(50)
  .transform((responses, ctx) => {
    const given = new Map(responses.map(({ questionId, answer: said }) => [questionId, said]));
    const refuse = (questionId: string, message: string): void => {
      ctx.issues.push({ code: 'custom', message, path: [questionId], input: given.get(questionId) });
    };
    const ratings = Object.fromEntries(
      RATED.map((question) => {
        const stars = ratingOf(given.get(question));
        if (stars === null) refuse(question, RATING_MISSING);
        return [question, stars];
      }),
    );
    const wouldRehire = yesOrNo(given.get('would_rehire'));
    if (wouldRehire === null) refuse('would_rehire', REHIRE_MISSING);
    const comments = Object.fromEntries(
      COMMENTED.map((question) => {
        const said = given.get(question);
        const parsed = comment.safeParse(typeof said === 'string' ? said : null);
        if (!parsed.success) refuse(question, parsed.error.issues[0]?.message ?? '');
        return [question, parsed.success ? parsed.data : null];
      }),
    );
    if (ctx.issues.length > 0) return z.NEVER;
    return {
      ratings: ratingsSchema.parse(ratings),
      wouldRehire: wouldRehire === true,
      comments: commentsSchema.parse(comments),
    };
  });

/** Ratings 1–5 as numbers or numeric strings (rules.md#reference-answers); unknown questions are ignored. */
export const answerReferenceRequestSchema = z.object({
  responses: responsesSchema,
  responderName: nameText({ min: 1, max: 100, message: 'Your name is required' }),
  responderTitle: nameText({ min: 1, max: 100, message: 'Your title is required' }),
  responderCompany: optionalName(100),
});
export type AnswerReferenceInput = z.input<typeof answerReferenceRequestSchema>;

export const referenceAnsweredSchema = z.object({ status: z.literal('submitted'), message: z.string() });
