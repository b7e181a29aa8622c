import type { ReportTarget } from './reports.ts';

export const PERSON_ACTIONS = ['warn', 'suspend', 'ban', 'lift'] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

export const CASE_ACTIONS = ['dismiss', 'hide', 'restore', 'lock', 'warn', 'suspend', 'ban'] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

export const MODERATION_ACTIONS = [
  'dismiss',
  'hide',
  'restore',
  'lock',
  'warn',
  'suspend',
  'ban',
  'lift',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

const OF_CONTENT = ['dismiss', 'hide', 'restore', 'warn', 'suspend', 'ban'] as const;

/** Actions per kind of content: only posts have replies to lock. */
export const ACTIONS_FOR: Readonly<Record<ReportTarget, readonly CaseAction[]>> = {
  post: CASE_ACTIONS,
  reply: OF_CONTENT,
  event: OF_CONTENT,
  board: OF_CONTENT,
  job: OF_CONTENT,
  rating: OF_CONTENT,
  user: ['dismiss', 'warn', 'suspend', 'ban'],
};

/** The longest suspension in hours; one without hours is permanent. */
export const LONGEST_SUSPENSION_HOURS = 24 * 365;

export const CLAIM_MINUTES = 15;
