import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, paragraphs, uuid } from '#contract/http/primitives.ts';
import { decisionNote, moderationActionSchema } from './cases.ts';
import { APPEAL_MAX, APPEAL_MIN, APPEAL_REQUIRED, APPEAL_STATUSES } from './vocabulary/appeals.ts';
import { APPEAL_ACTIONS } from './vocabulary/case-actions.ts';
import { MODERATION_ACTIONS } from './vocabulary/decisions.ts';
import { REPORT_REASONS, REPORT_TARGETS } from './vocabulary/reports.ts';

export const appealRequestSchema = z.object({
  text: paragraphs({
    min: APPEAL_MIN,
    max: APPEAL_MAX,
    message: APPEAL_REQUIRED,
    tooLong: 'Please keep it under 2,000 characters',
  }),
});

const answerOfAppeal = {
  status: z.enum(APPEAL_STATUSES),
  note: z.string().nullable(),
  /** Whether the moderator who decided also answered because no one else could. */
  isSameModerator: z.boolean().nullable(),
  createdAt: instant,
  answeredAt: instant.nullable(),
};

/** A decision about someone, as they see it. */
export const myModerationActionSchema = z.object({
  id: uuid,
  action: z.enum(MODERATION_ACTIONS),
  targetType: z.enum(REPORT_TARGETS),
  excerpt: z.string(),
  reasonCategory: z.enum(REPORT_REASONS),
  reason: z.string(),
  expiresAt: instant.nullable(),
  isActive: z.boolean(),
  createdAt: instant,
  appeal: z.object({ text: z.string(), ...answerOfAppeal }).nullable(),
  mayAppeal: z.boolean(),
});
export type MyModerationAction = z.infer<typeof myModerationActionSchema>;
export const myModerationActionsQuerySchema = listQuerySchema;

export const appealedSchema = z.object({ id: uuid, status: z.enum(APPEAL_STATUSES) });

/** The content of the emailed link's page, which matches the email. */
export const appealLinkSchema = z.object({
  action: z.enum(MODERATION_ACTIONS),
  reason: z.string(),
  expiresAt: instant.nullable(),
  isActive: z.boolean(),
  createdAt: instant,
  appeal: z.object({ text: z.string(), ...answerOfAppeal }).nullable(),
});
export type AppealLink = z.infer<typeof appealLinkSchema>;

export const appealsQuerySchema = listQuerySchema.extend({
  state: z.enum(['open', 'answered'], { error: 'Unknown state' }).default('open'),
});

export const appealSchema = z.object({
  id: uuid,
  text: z.string(),
  ...answerOfAppeal,
  decision: moderationActionSchema,
  /** The commands that are accepted from this moderator now. */
  actions: z.array(z.enum(APPEAL_ACTIONS)),
});
export type ListedAppeal = z.infer<typeof appealSchema>;

/** `uphold` confirms the decision; otherwise it is reversed. */
export const answerAppealRequestSchema = z.object({
  uphold: z.boolean({ error: 'Keep the decision, or take it back?' }),
  note: decisionNote,
});
