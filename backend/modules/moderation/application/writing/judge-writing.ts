import { addDays, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Writing, WritingGuard, WritingVerdict } from '#modules/community/index.ts';
import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';
import { isNewcomer, trustLevel, type TrustLevel } from '../../domain/trust/trust-level.ts';
import { assertWithinLimits, type Written } from '../../domain/writing/newcomer-limits.ts';
import type { TrustReader } from '../trust/trust-reader.ts';
import type { SpamSignals } from './spam-signals.ts';
import { textHash } from './text-hash.ts';
import type { WritingLog } from './writing-log.ts';

/** Within so many days the same words are a repetition. */
const REPETITION_DAYS = 7;
const OTHERS_WITH_THE_SAME_WORDS = 2;

interface JudgeWritingNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly trust: TrustReader;
  readonly log: WritingLog;
  readonly signals: SpamSignals;
  readonly hash: (text: string) => string;
  readonly clock: Clock;
}

/** What new accounts may not do yet, and what waits for a moderator (rules.md#new-account-limits, rules.md#first-link-review). */
export class JudgeWriting implements WritingGuard {
  private readonly needs: JudgeWritingNeeds;

  constructor(needs: JudgeWritingNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `moderation.email_unconfirmed` (403), `moderation.too_many_…` (429) */
  async judge(author: UserId, writing: Writing): Promise<WritingVerdict> {
    return this.needs.unitOfWork.transaction(async () => {
      const { log, trust, signals, clock } = this.needs;
      const now = clock.now();
      const facts = await trust.factsOf(author, now);
      if (!facts) throw emailUnconfirmed();
      const level = trustLevel(facts, now);
      if (level === 'unconfirmed' && writing.kind !== 'event') throw emailUnconfirmed();
      await log.lock(author);
      const links = writing.links.length;
      const next: Written = { kind: writing.kind, links, at: now };
      if (isNewcomer(level)) assertWithinLimits(await log.since(author, addDays(now, -1)), next);
      const text = [writing.title, writing.text].filter(Boolean).join('\n');
      const hash = textHash(text, this.needs.hash);
      const noticed = await signals.in({ text, links: writing.links });
      const autoFlags: readonly AutoFlag[] = [...noticed, ...(await this.repeated(hash, author, now))];
      const inReview = await this.hasToWait(author, writing, level, facts.joinedAt, now);
      await log.add({ author, kind: writing.kind, textHash: hash, links, inReview, autoFlags, at: now });
      return { inReview, autoFlags };
    });
  }

  private async repeated(hash: string | null, author: UserId, now: Date): Promise<readonly AutoFlag[]> {
    if (hash === null) return [];
    const { own, others } = await this.needs.log.repetitions(hash, author, addDays(now, -REPETITION_DAYS));
    return own > 0 || others >= OTHERS_WITH_THE_SAME_WORDS ? ['repeated_text'] : [];
  }

  /** A board is never kept waiting: it has nothing to click on but its posts. */
  private async hasToWait(
    author: UserId,
    { kind, links }: Writing,
    level: TrustLevel,
    joinedAt: Date,
    now: Date,
  ): Promise<boolean> {
    if (kind === 'board') return false;
    // Members older than a day, or with a confirmed email, publish events right away.
    if (kind === 'event' && level === 'unconfirmed' && joinedAt > addDays(now, -1)) return true;
    if (!isNewcomer(level) || links.length === 0) return false;
    return !(await this.needs.log.hasShownLink(author));
  }
}

function emailUnconfirmed(): DomainError {
  return new DomainError(
    'moderation.email_unconfirmed',
    'forbidden',
    'Please confirm your email first. We sent you a link.',
  );
}
