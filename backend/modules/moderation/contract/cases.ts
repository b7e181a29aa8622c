import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { count, instant, paragraphs, uuid } from '#contract/http/primitives.ts';
import { AUTO_FLAGS } from './vocabulary/auto-flags.ts';
import { CLAIM_ACTIONS } from './vocabulary/case-actions.ts';
import {
  CASE_ACTIONS,
  LONGEST_SUSPENSION_HOURS,
  MODERATION_ACTIONS,
  PERSON_ACTIONS,
} from './vocabulary/decisions.ts';
import { REPORT_REASONS, REPORT_STATUSES, REPORT_TARGETS, SEVERITIES } from './vocabulary/reports.ts';

function filterOf<const Value extends string>(values: readonly [Value, ...Value[]], message: string) {
  return z
    .enum(['', 'all', ...values], { error: message })
    .nullish()
    .transform((given) => values.find((value) => value === given) ?? null);
}

export const casesQuerySchema = listQuerySchema.extend({
  state: z.enum(['open', 'decided', 'all'], { error: 'Unknown state' }).default('open'),
  kind: filterOf(REPORT_TARGETS, 'Unknown kind of content'),
  severity: filterOf(SEVERITIES, 'Unknown severity'),
  reason: filterOf(REPORT_REASONS, 'Unknown reason'),
  mine: z
    .enum(['true', 'false'], { error: 'true or false' })
    .nullish()
    .transform((given) => given === 'true'),
  /** About what this person wrote or is. */
  authorId: uuid.nullish().transform((id) => id ?? null),
  /** Reported by this person. */
  reporterId: uuid.nullish().transform((id) => id ?? null),
});

const personSchema = z.object({ id: uuid, firstName: z.string(), lastName: z.string() });

/** One thing that moderators decide about, with all its open reports. */
export const caseSchema = z.object({
  id: uuid,
  targetType: z.enum(REPORT_TARGETS),
  targetId: uuid,
  source: z.enum(['reports', 'review']),
  status: z.enum(['open', 'decided', 'withdrawn']),
  severity: z.enum(SEVERITIES),
  reasons: z.array(z.enum(REPORT_REASONS)),
  autoFlags: z.array(z.enum(AUTO_FLAGS)),
  reportCount: count,
  isHiddenByReports: z.boolean(),
  excerpt: z.string(),
  path: z.string(),
  author: personSchema,
  assignedTo: personSchema.nullable(),
  claimedUntil: instant.nullable(),
  decision: z.enum(MODERATION_ACTIONS).nullable(),
  decidedAt: instant.nullable(),
  dueAt: instant,
  createdAt: instant,
});
export type ModerationCase = z.infer<typeof caseSchema>;

/** The caller's own content that is hidden from others until a moderator has reviewed it. */
export const heldContentSchema = z.object({
  id: uuid,
  targetType: z.enum(REPORT_TARGETS),
  excerpt: z.string(),
  path: z.string(),
  /** Several people reported it, or it waits for its first look. */
  source: z.enum(['reports', 'review']),
  createdAt: instant,
});
export type HeldContent = z.infer<typeof heldContentSchema>;

const caseReportSchema = z.object({
  id: uuid,
  reporter: personSchema,
  reasonCategory: z.enum(REPORT_REASONS),
  details: z.string(),
  autoFlags: z.array(z.enum(AUTO_FLAGS)),
  status: z.enum(REPORT_STATUSES),
  severity: z.enum(SEVERITIES),
  /** Whether the reporter’s word counts toward hiding. */
  counts: z.boolean(),
  createdAt: instant,
});

export const moderationActionSchema = z.object({
  id: uuid,
  user: personSchema,
  action: z.enum(MODERATION_ACTIONS),
  targetType: z.enum(REPORT_TARGETS),
  excerpt: z.string(),
  reasonCategory: z.enum(REPORT_REASONS),
  reason: z.string(),
  notes: z.string().nullable(),
  duration: count.nullable(),
  expiresAt: instant.nullable(),
  isActive: z.boolean(),
  createdBy: personSchema,
  createdAt: instant,
  deactivatedAt: instant.nullable(),
});
export type ListedModerationAction = z.infer<typeof moderationActionSchema>;

const neighborSchema = z.object({
  id: uuid,
  author: personSchema,
  text: z.string(),
  isBefore: z.boolean(),
  createdAt: instant,
});

/** The data a moderator needs to decide. */
export const caseDetailSchema = caseSchema.extend({
  /** Null if it was deleted. */
  content: z
    .object({
      title: z.string().nullable(),
      text: z.string(),
      html: z.string().nullable(),
      /** Text from other fields, such as an event's address or link. */
      beside: z.array(z.string()),
      path: z.string(),
      /**
       * Whether the page at the path shows it to this moderator. Hidden, waiting, and private content is
       * readable only here.
       */
      mayOpen: z.boolean(),
      isHidden: z.boolean(),
      isLocked: z.boolean(),
      isDeleted: z.boolean(),
      createdAt: instant,
    })
    .nullable(),
  neighbors: z.array(neighborSchema),
  reports: z.array(caseReportSchema),
  history: z.object({
    trust: z.enum(['unconfirmed', 'new', 'member', 'trusted']),
    joinedAt: instant.nullable(),
    contributions: count,
    upheldReports: count,
    cases: count,
    actions: z.array(moderationActionSchema),
  }),
  /** The decisions that this moderator can make now, while no one else works on it. */
  actions: z.array(z.enum(CASE_ACTIONS)),
  claimActions: z.array(z.enum(CLAIM_ACTIONS)),
});
export type CaseDetail = z.infer<typeof caseDetailSchema>;

const NOTE_REQUIRED = 'Please say why';
const TOO_LONG = 'Please keep it under 1,000 characters';
/** The reason shown to the affected person. */
export const decisionNote = paragraphs({ min: 3, max: 1000, message: NOTE_REQUIRED, tooLong: TOO_LONG });
const internalNote = paragraphs({ max: 1000, tooLong: TOO_LONG })
  .nullish()
  .transform((given) => given || null);
const duration = z
  .number({ error: 'Hours are a whole number' })
  .int('Hours are a whole number')
  .min(1, 'At least one hour')
  .max(LONGEST_SUSPENSION_HOURS, 'A year at most, or for good')
  .nullish()
  .transform((hours) => hours ?? null);
const reasonCategory = z
  .enum(REPORT_REASONS, { error: 'Please select a reason' })
  .nullish()
  .transform((given) => given ?? null);

/** `note` is what the author reads; `notes` stay among moderators. */
export const resolveRequestSchema = z.object({
  action: z.enum(CASE_ACTIONS, { error: 'Unknown action' }),
  note: decisionNote,
  notes: internalNote,
  reasonCategory,
  /** Hours of a suspension; null if permanent. */
  duration,
});

export const personModerationRequestSchema = z.object({
  action: z.enum(PERSON_ACTIONS, { error: 'Unknown action' }),
  reason: decisionNote,
  notes: internalNote,
  reasonCategory,
  duration,
});

export const moderationActionsQuerySchema = listQuerySchema.extend({
  userId: uuid.nullish().transform((id) => id ?? null),
});
