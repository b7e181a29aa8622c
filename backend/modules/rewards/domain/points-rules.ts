/** Points per action (rules.md#points). */
const POINTS = {
  job_shared: 10,
  referral_submitted: 40,
  referral_confirmed: 20,
  referral_hired: 150,
  community_post: 10,
  community_reply: 5,
  event_rsvp: 10,
  profile_completed: 50,
} as const;

export type EarningKind = keyof typeof POINTS;
export type PointsKind = EarningKind | 'boost_spent' | 'boost_returned' | 'reversal';

export const WEEKLY_POINTS_LIMIT = 500;

/** Something a person did that earns points. */
export interface PointsFact {
  readonly kind: EarningKind;
  readonly userId: string;
  /** The job, referral, post, reply or event; the person for a completed profile. */
  readonly subjectId: string;
  /** The event that reported it, for a hire that may be undone and repeated. */
  readonly occurrenceId?: string;
}

export const PointsRules = {
  amountOf(kind: EarningKind): number {
    return POINTS[kind];
  },

  /** Credited in part at the cap of 500 a week (rules.md#points-cap). `earnedThisWeek` as `weeklyProgress`. */
  creditable(kind: EarningKind, earnedThisWeek: number): number {
    return Math.max(0, Math.min(POINTS[kind], WEEKLY_POINTS_LIMIT - earnedThisWeek));
  },

  /** The same for two actions that count once: a job once a day, everything else once. */
  onceKey({ kind, userId, subjectId, occurrenceId }: PointsFact, at: Date): string {
    const base = kind === 'profile_completed' ? `${kind}:${userId}` : `${kind}:${userId}:${subjectId}`;
    if (kind === 'job_shared') return `${base}:${at.toISOString().slice(0, 10)}`;
    return occurrenceId === undefined ? base : `${base}:${occurrenceId}`;
  },
} as const;
