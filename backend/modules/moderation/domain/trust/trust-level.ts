/** How far someone's word goes in the community. It says nothing about their work and no hiring screen knows it (rules.md#trust-levels). */
export type TrustLevel = 'unconfirmed' | 'new' | 'member' | 'trusted';

export interface TrustFacts {
  readonly joinedAt: Date;
  readonly isEmailConfirmed: boolean;
  /** Published posts and replies that are still shown. */
  readonly contributions: number;
  /** Cases about what they wrote that were decided against them in the last 90 days. */
  readonly upheldReports: number;
}

export const TRUST_RULES = {
  newForDays: 3,
  trustedAfterDays: 30,
  trustedAfterContributions: 10,
  /** So many upheld reports, and someone is treated as new again. */
  upheldReports: 3,
  upheldDays: 90,
} as const;

const DAY_MS = 86_400_000;

export function trustLevel(facts: TrustFacts, now: Date): TrustLevel {
  if (!facts.isEmailConfirmed) return 'unconfirmed';
  const days = (now.getTime() - facts.joinedAt.getTime()) / DAY_MS;
  if (days < TRUST_RULES.newForDays || facts.upheldReports >= TRUST_RULES.upheldReports) return 'new';
  const isSeasoned =
    days >= TRUST_RULES.trustedAfterDays && facts.contributions >= TRUST_RULES.trustedAfterContributions;
  return isSeasoned && facts.upheldReports === 0 ? 'trusted' : 'member';
}

/** Whether limits for newcomers apply. */
export function isNewcomer(level: TrustLevel): boolean {
  return level === 'unconfirmed' || level === 'new';
}
