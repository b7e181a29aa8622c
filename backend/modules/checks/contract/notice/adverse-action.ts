import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { day, instant, nameText, paragraphs, uuid } from '#contract/http/primitives.ts';
import { DECISION_ACTIONS, NOTICE_ACTIONS } from '../vocabulary/order/check-actions.ts';
import { ADVERSE_STATUSES, NOTICE_STATES } from '../vocabulary/notice/adverse-status.ts';

const adverseStatusSchema = z.enum(ADVERSE_STATUSES);

/** The kind of check that caused a decision. */
export const checkKindSchema = z.enum(['background_check', 'drug_test']);

export type CheckKind = z.infer<typeof checkKindSchema>;

/** Whether a notice reached its candidate (rules.md#notice-arrives). */
const noticeDeliverySchema = z.object({
  state: z.enum(NOTICE_STATES),
  sentAt: instant,
  reachedAt: instant.nullable(),
  reachedBy: z.enum(['email', 'text']).nullable(),
  mailedOn: day.nullable(),
  /** The person who confirmed it. */
  mailedBy: z.string().nullable(),
});

/** A rejection because of a check, as its employer sees it (rules.md#adverse-action). */
export const adverseActionSchema = z.object({
  id: uuid,
  status: adverseStatusSchema,
  note: z.string(),
  noticeAt: instant,
  /** When the five business days are over; null until the notice reached the candidate. */
  finalDueAt: instant.nullable(),
  notice: noticeDeliverySchema,
  finalNotice: noticeDeliverySchema.nullable(),
  /** The notice that the employer has to mail. */
  toMail: z.enum(['notice', 'final_notice']).nullable(),
  dispute: z.string().nullable(),
  disputedAt: instant.nullable(),
  /** The commands that are accepted now. `finish` after the wait, `mail` for the notice in `toMail`. */
  actions: z.array(z.enum(DECISION_ACTIONS)),
  endedAt: instant.nullable(),
});
export type AdverseAction = z.infer<typeof adverseActionSchema>;

export const startAdverseActionSchema = z.object({
  note: paragraphs({ min: 1, max: 2000, message: 'Please provide a reason' }),
  /** The check that caused it, if both need a review. */
  kind: checkKindSchema.nullish().transform((kind) => kind ?? null),
});

export const noticeMailedSchema = z.object({
  /** The person who mailed it. */
  name: nameText({ min: 1, max: 120, message: 'Please enter your name' }),
  /** The wait counts from that day. */
  on: day,
});
export type NoticeMailed = z.input<typeof noticeMailedSchema>;

/** The candidate's page of the notice: a copy of the report, their rights, and the status. */
export const noticePageSchema = z.object({
  kind: checkKindSchema,
  status: adverseStatusSchema,
  /** The language of the email that led here, in which the page starts. */
  workerLanguage: languageSchema,
  candidateName: z.string(),
  jobTitle: z.string(),
  employerCompany: z.string(),
  provider: z.string(),
  /** Its address and toll-free number (15 U.S.C. § 1681m). */
  providerContact: z.string(),
  findings: z.array(
    z.object({ screening: z.string(), result: z.enum(['clear', 'consider']), note: z.string().nullable() }),
  ),
  /** The whole report is stored: `GET …/report`. */
  hasReport: z.boolean(),
  noticeAt: instant,
  finalDueAt: instant.nullable(),
  disputedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** The candidate's commands that are accepted now. */
  actions: z.array(z.enum(NOTICE_ACTIONS)),
});
export type NoticePage = z.infer<typeof noticePageSchema>;

const DISPUTE_MISSING = 'Please tell us what is wrong in the report';
export const disputeRequestSchema = z.object({
  dispute: paragraphs({ min: 10, max: 2000, message: DISPUTE_MISSING }),
});
export type DisputeInput = z.input<typeof disputeRequestSchema>;
