import type { AdminStats, FailedJob, SystemHealth } from '../contract/index.ts';
import type { Listed, PageRequest } from './admin-reader.ts';

export interface QueueDepth {
  readonly waiting: number;
  readonly active: number;
  readonly retrying: number;
  readonly failed: number;
  /** Unfinished tasks of the requested kinds. */
  readonly ofKinds: number;
}

/** Events and tasks, as the queue holds them. */
export interface QueueWatch {
  depth(kinds: readonly string[]): Promise<QueueDepth>;
  /** The last run of the work on milestones and expiries. */
  lastDueWorkAt(): Promise<string | null>;
  /** The latest run of each kind of due work, by name. */
  sweeps(): Promise<SystemHealth['sweeps']>;
  /** Given up after all tries, newest first. */
  failedJobs(page: PageRequest): Promise<Listed<FailedJob>[]>;
  /** (tx) Returns the task to its queue with all its tries; false if the task does not exist. */
  retry(id: string): Promise<boolean>;
}

export interface Totals {
  readonly usersByType: AdminStats['usersByType'];
  readonly activeJobs: number;
  readonly totalReferrals: number;
  readonly hires: number;
  /** Dollars, by the ledger. */
  readonly revenue: string;
  readonly revenueBySource: AdminStats['revenueBySource'];
  readonly pendingPayments: { readonly count: number; readonly amount: string };
}

export interface Growth {
  readonly period: string;
  readonly newUsers: number;
  readonly referrals: number;
  readonly hires: number;
  readonly revenue: string;
}

/** Emails are counted only if the embedded outbox stores them. */
export interface MessageCounts {
  readonly emailsToday: number;
  readonly textsToday: number;
  readonly heldTexts: number;
  readonly textCostToday: string;
}

/** Figures of the whole product. */
export interface Figures {
  totals(): Promise<Totals>;
  /** The last `count` days or months in UTC up to `now`, oldest first, without gaps. */
  growth(unit: 'day' | 'month', count: number, now: Date): Promise<Growth[]>;
  messages(now: Date): Promise<MessageCounts>;
  /** Asks the database for nothing, to see that it answers; the milliseconds that took. */
  latencyMs(): Promise<number>;
  schemaVersion(): Promise<string>;
}

/** Facts about this process. */
export interface ProcessFacts {
  readonly startedAt: string;
  /** `outbox` if messages stay in this installation. */
  readonly mailProvider: 'outbox' | 'smtp';
  readonly textProvider: 'outbox' | 'twilio';
  /** Texts per day; null without a limit. */
  readonly textLimit: number | null;
  /** Dollars; null without a budget. */
  readonly textBudget: string | null;
}
