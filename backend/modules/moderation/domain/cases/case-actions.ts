import { DomainError } from '#kernel/domain-error.ts';
import { CLAIM_ACTIONS, type ClaimAction } from '../../contract/vocabulary/case-actions.ts';

/** The facts that decide who may work on a case (rules.md#one-moderator). */
interface CaseSituation {
  readonly status: 'open' | 'decided' | 'withdrawn';
  readonly authorId: string;
  readonly claimedBy: string | null;
  readonly claimedUntil: Date | string | null;
}

/** Why this moderator may neither take nor decide the case now; null if they may. */
export function refusalOfDecision(one: CaseSituation, by: string, now: Date): DomainError | null {
  const { status, authorId, claimedBy, claimedUntil } = one;
  if (status !== 'open') {
    return new DomainError('moderation.already_decided', 'conflict', 'This was already decided');
  }
  if (authorId === by) {
    return new DomainError('moderation.own_case', 'forbidden', 'Someone else has to decide about you');
  }
  if (claimedBy === null || claimedBy === by || claimedUntil === null) return null;
  const until = new Date(claimedUntil);
  if (until <= now) return null;
  return new DomainError('moderation.claimed', 'conflict', 'Another moderator is on this', {
    claimedBy,
    claimedUntil: until.toISOString(),
  });
}

/** The moderator's commands that change who works on it. */
export function claimActions(one: CaseSituation, by: string, now: Date): ClaimAction[] {
  const isOwn = one.claimedBy === by;
  const may: Readonly<Record<ClaimAction, boolean>> = {
    claim: !isOwn && refusalOfDecision(one, by, now) === null,
    release: isOwn && one.status === 'open',
  };
  return CLAIM_ACTIONS.filter((action) => may[action]);
}
