import { z } from 'zod';
import { count, dollars, instant } from '#contract/http/primitives.ts';

const growth = {
  newUsers: count,
  referrals: count,
  /** Counted at the time of the hire, without hires that were undone. */
  hires: count,
  /** Ledger revenue after reversals. */
  revenue: dollars,
};
/** `period` is a day (`2026-11-20`) or a month (`2026-11`) in UTC. */
const growthPointSchema = z.object({ period: z.string(), ...growth });
export type GrowthPoint = z.infer<typeof growthPointSchema>;

/** The adapter that delivers messages: a provider, or the outbox of a development installation. */
const channelSchema = z.object({
  provider: z.enum(['outbox', 'smtp', 'twilio']),
  /** Sent since midnight UTC; null if only the provider knows. */
  sentToday: count.nullable(),
});

export const systemHealthSchema = z.object({
  database: z.object({ reachable: z.boolean(), latencyMs: z.number().nonnegative() }),
  /** Events and jobs: not begun, under way, waiting for another try, and given up. */
  queue: z.object({ waiting: count, active: count, retrying: count, failed: count }),
  messages: z.object({
    email: channelSchema,
    text: channelSchema,
    /** Waiting for a worker to hand them over. */
    waiting: count,
    /**
     * Texts that wait for the recipient's morning or for room in the budget (rules.md#quiet-hours,
     * rules.md#text-budgets).
     */
    heldTexts: count,
    /** Texts per day; null without a limit. */
    textLimit: count.nullable(),
    /** Budget for a day's texts, in dollars; null without one. */
    textBudget: dollars.nullable(),
    /** Dollars since midnight UTC, as reported by the provider. */
    textCostToday: dollars,
  }),
  /** The name of the newest migration that has run. */
  schemaVersion: z.string(),
  processStartedAt: instant,
  /** The last run of the work on milestones and expiries; null before the first. */
  lastDueWorkAt: instant.nullable(),
  /** Each kind of due work: when it last came to its end, and how often it has failed since, with the last reason. */
  sweeps: z.array(
    z.object({
      name: z.string(),
      lastSuccessAt: instant.nullable(),
      failures: count,
      reason: z.string().nullable(),
    }),
  ),
});
export type SystemHealth = z.infer<typeof systemHealthSchema>;

/** The figures of the admin dashboard (rules.md#real-admin-figures). All real, all from the tables and the ledger. */
export const adminStatsSchema = z.object({
  /** Accounts that are there: deleted ones are not counted. */
  totalUsers: count,
  usersByType: z.object({ referrer: count, employer: count, worker: count, admin: count }),
  activeJobs: count,
  totalReferrals: count,
  /** Referrals that are hired or completed now. */
  hires: count,
  /** Revenue after reversals from fees, add-ons, job posts, plans, and early payouts, by the ledger. */
  revenue: dollars,
  revenueBySource: z.object({
    platformFee: dollars,
    letterFee: dollars,
    addOn: dollars,
    jobPost: dollars,
    subscription: dollars,
    earlyPayout: dollars,
  }),
  /** Payments that wait for a card or the provider, or whose last try failed. */
  pendingPayments: z.object({ count, amount: dollars }),
  /** Open reports of content. */
  flaggedContent: count,
  health: systemHealthSchema,
  series: z.object({ days: z.array(growthPointSchema), months: z.array(growthPointSchema) }),
  /** The parts of a bonus after a hire, as the domain pays them (rules.md#bonus-schedule). */
  payoutSchedule: z.array(z.object({ percent: count, days: count })),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;
