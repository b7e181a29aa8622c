import type { ModerationAction } from './decisions.ts';

export const APPEAL_STATUSES = ['open', 'upheld', 'overturned'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

/** Decisions that go against a person. */
export const APPEALABLE: readonly ModerationAction[] = ['hide', 'lock', 'warn', 'suspend', 'ban'];

export const APPEAL_REQUIRED = 'Please tell us why (at least 10 characters)';
export const APPEAL_MIN = 10;
export const APPEAL_MAX = 2000;
