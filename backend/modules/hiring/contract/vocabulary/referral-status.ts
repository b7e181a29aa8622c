import type { ApplicationStatus } from './application-status.ts';

/** The statuses of a referral, in the order of its way (rules.md#referral-statuses). */
export const REFERRAL_STATUSES = [
  'submitted',
  'contacted',
  'interviewing',
  'offer_sent',
  'offer_signed',
  'hired',
  'completed',
  'rejected',
] as const;

export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

interface StatusFacts {
  /** The step of the hire at which it counts: its own, or for a side state the one at which it waits. Null if it ended without a hire. */
  readonly step: ReferralStatus | null;
  /** The statuses that the employer may choose, the way ahead first. */
  readonly next: readonly ReferralStatus[];
  /** The side that acts; the worker only while a digital letter awaits them. */
  readonly actor: 'employer' | 'worker' | null;
  /** Reaching it changes nothing but the status: no letter, no money. */
  readonly isPlain: boolean;
  /** A hire without an offer letter is possible (rules.md#direct-hire). */
  readonly mayHireDirectly: boolean;
  /** An agreed interview takes place, was held, or is canceled: then the worker must not show up. */
  readonly interview: 'on' | 'held' | 'off';
  /** The status in the worker's words (rules.md#application-words). */
  readonly worker: ApplicationStatus;
}

/** All facts about each status (rules.md#referral-statuses). A new one needs a row, and the lists below follow. */
const STATUS_TABLE = {
  submitted: {
    step: 'submitted',
    next: ['contacted', 'rejected'],
    actor: 'employer',
    isPlain: false,
    mayHireDirectly: false,
    interview: 'off',
    worker: 'submitted',
  },
  contacted: {
    step: 'contacted',
    next: ['interviewing', 'rejected'],
    actor: 'employer',
    isPlain: true,
    mayHireDirectly: false,
    interview: 'off',
    worker: 'reviewing',
  },
  interviewing: {
    step: 'interviewing',
    next: ['offer_sent', 'rejected'],
    actor: 'employer',
    isPlain: true,
    mayHireDirectly: true,
    interview: 'on',
    worker: 'interview',
  },
  offer_sent: {
    step: 'offer_sent',
    next: ['offer_signed', 'rejected'],
    actor: 'worker',
    isPlain: false,
    mayHireDirectly: false,
    interview: 'held',
    worker: 'offer_sent',
  },
  offer_signed: {
    step: 'offer_signed',
    next: ['hired', 'rejected'],
    actor: 'employer',
    isPlain: false,
    mayHireDirectly: false,
    interview: 'held',
    worker: 'offer_signed',
  },
  hired: {
    step: 'hired',
    next: ['completed', 'rejected'],
    actor: 'employer',
    isPlain: false,
    mayHireDirectly: false,
    interview: 'held',
    worker: 'hired',
  },
  completed: {
    step: 'completed',
    next: [],
    actor: null,
    isPlain: false,
    mayHireDirectly: false,
    interview: 'held',
    worker: 'completed',
  },
  rejected: {
    step: null,
    next: [],
    actor: null,
    isPlain: false,
    mayHireDirectly: false,
    interview: 'off',
    worker: 'rejected',
  },
} as const satisfies Record<ReferralStatus, StatusFacts>;

type Table = typeof STATUS_TABLE;

export function statusFacts(status: ReferralStatus): StatusFacts {
  return STATUS_TABLE[status];
}

/** The way to a finished hire, step by step. */
export const HIRE_STEPS = REFERRAL_STATUSES.filter(isStep);
/** A status with a place of its own on the way: neither a rejection nor a side state. */
export type HireStep = {
  [Status in ReferralStatus]: Table[Status]['step'] extends Status ? Status : never;
}[ReferralStatus];

function isStep(status: ReferralStatus): status is HireStep {
  return statusFacts(status).step === status;
}

/** The place on the way; -1 if it ended without a hire. */
export function rankOf(status: ReferralStatus): number {
  return HIRE_STEPS.findIndex((step) => step === statusFacts(status).step);
}

/** An agreed interview takes place (rules.md#interviews). */
export function hasInterview(status: ReferralStatus): boolean {
  return statusFacts(status).interview === 'on';
}

export function whoActs(status: ReferralStatus): StatusFacts['actor'] {
  return statusFacts(status).actor;
}

/** The status in the worker's vocabulary. */
export function applicationStatus(status: ReferralStatus): ApplicationStatus {
  return statusFacts(status).worker;
}

/** At this step, or in a side state of it. */
export function isAt(status: ReferralStatus, step: HireStep): boolean {
  return statusFacts(status).step === step;
}

/** At this step or a later one. */
export function hasReached(status: ReferralStatus, step: HireStep): boolean {
  return rankOf(status) >= rankOf(step);
}

export type RejectedStatus = {
  [Status in ReferralStatus]: Table[Status]['step'] extends null ? Status : never;
}[ReferralStatus];

/** Ended without a hire. */
export function isRejected(status: ReferralStatus): status is RejectedStatus {
  return statusFacts(status).step === null;
}

/** Nothing follows: the work is done, or no one was hired. */
export function isClosed(status: ReferralStatus): boolean {
  return statusFacts(status).next.length === 0;
}

/** A letter can be made (rules.md#offer-from-interview). */
export function mayBeOffered(status: ReferralStatus): boolean {
  return statusFacts(status).next.includes('offer_sent');
}

/** A referral that led to work, with or without payment; in SQL the column `referrals.is_successful_hire`. Every count of hires uses these (rules.md#successful-referral). */
export function isSuccessfulHire(status: ReferralStatus): boolean {
  return hasReached(status, 'hired');
}

/** A letter is signed, on screen or on paper: a Form I-9 exists from here on (rules.md#i9-after-acceptance). */
export function isAccepted(status: ReferralStatus): boolean {
  return hasReached(status, 'offer_signed');
}

/** A status that an employer can choose. */
export type TargetStatus = Table[ReferralStatus]['next'][number];

export type PlainStatus = {
  [Status in ReferralStatus]: Table[Status]['isPlain'] extends true ? Status : never;
}[ReferralStatus];

export function isPlainStatus(status: ReferralStatus): status is PlainStatus {
  return statusFacts(status).isPlain;
}

/** The status of a step, and its side states. */
export const statusesAt = (step: HireStep): readonly ReferralStatus[] =>
  REFERRAL_STATUSES.filter((status) => isAt(status, step));

const before = (step: HireStep): readonly ReferralStatus[] =>
  REFERRAL_STATUSES.filter((status) => !isRejected(status) && !hasReached(status, step));

/** No interview yet: what the referrer's and the worker's figures call pending or open (rules.md#pending-counts). */
export const BEFORE_INTERVIEW_STATUSES = before('interviewing');

/** Nothing is offered yet: the employer's next move (rules.md#pending-counts). */
export const PENDING_STATUSES = before('offer_sent');

/** All statuses from the interview on. */
export const SINCE_INTERVIEW_STATUSES = REFERRAL_STATUSES.filter((status) =>
  hasReached(status, 'interviewing'),
);

export const PLAIN_STATUSES = REFERRAL_STATUSES.filter(isPlainStatus);
export const OFFERABLE_STATUSES = REFERRAL_STATUSES.filter(mayBeOffered);
export const SUCCESSFUL_HIRE_STATUSES = REFERRAL_STATUSES.filter(isSuccessfulHire);
export const REJECTED_STATUSES = REFERRAL_STATUSES.filter(isRejected);
export const CLOSED_STATUSES = REFERRAL_STATUSES.filter(isClosed);

export function isReferralStatus(text: string): text is ReferralStatus {
  return REFERRAL_STATUSES.some((status) => status === text);
}

/** Other words that the status call understands (rules.md#status-aliases). */
export const STATUS_ALIASES = {
  reviewing: 'contacted',
  interview_scheduled: 'interviewing',
  interview: 'interviewing',
  pass: 'rejected',
} as const satisfies Record<string, ReferralStatus>;
export type StatusAlias = keyof typeof STATUS_ALIASES;
export const STATUS_ALIAS_NAMES = [
  'reviewing',
  'interview_scheduled',
  'interview',
  'pass',
] as const satisfies readonly StatusAlias[];

export function isStatusAlias(text: string): text is StatusAlias {
  return STATUS_ALIAS_NAMES.some((alias) => alias === text);
}

/** The status that a name of the status call means. */
export function canonicalStatus(name: ReferralStatus | StatusAlias): ReferralStatus {
  return isStatusAlias(name) ? STATUS_ALIASES[name] : name;
}
