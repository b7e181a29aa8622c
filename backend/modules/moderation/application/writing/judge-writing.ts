import { addDays, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Writing, WritingGuard, WritingVerdict } from '#modules/community/index.ts';
import { isNewcomer, trustLevel, type TrustLevel } from '../../domain/trust/trust-level.ts';
import { assertWithinLimits, type Written } from '../../domain/writing/newcomer-limits.ts';
import type { TrustReader } from '../trust/trust-reader.ts';
import type { FlagText } from './flag-text.ts';
import type { WritingLog } from './writing-log.ts';

interface JudgeWritingNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly trust: TrustReader;
  readonly log: WritingLog;
  readonly flagText: FlagText;
  readonly clock: Clock;
}

/** Limits of new accounts and required reviews (rules.md#new-account-limits, rules.md#first-link-review). */
export class JudgeWriting implements WritingGuard {
  private readonly needs: JudgeWritingNeeds;

  constructor(needs: JudgeWritingNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `moderation.email_unconfirmed` (403), `moderation.too_many_…` (429) */
  async judge(author: UserId, writing: Writing): Promise<WritingVerdict> {
    return this.needs.unitOfWork.transaction(async () => {
      const { log, trust, flagText, clock } = this.needs;
      const now = clock.now();
      const facts = await trust.factsOf(author, now);
      if (!facts) throw emailUnconfirmed();
      const level = trustLevel(facts, now);
      if (level === 'unconfirmed' && writing.kind !== 'event') throw emailUnconfirmed();
      await log.lock(author);
      const { title, text, links: linked, linksBefore } = writing;
      const isEdit = linksBefore !== undefined;
      const links = linked.filter((link) => !linksBefore?.includes(link)).length;
      const next: Written = { kind: writing.kind, isEdit, links, at: now };
      if (isNewcomer(level)) assertWithinLimits(await log.since(author, addDays(now, -1)), next);
      const { autoFlags, hash, isOwnAgain } = await flagText.run({
        author,
        title,
        text,
        links: linked,
        isPublished: isEdit,
      });
      const inReview = await this.hasToWait(author, writing, level, facts.joinedAt, now);
      // The log stores a text's hash once, regardless of later edits.
      const textHash = isEdit && isOwnAgain ? null : hash;
      await log.add({ author, kind: writing.kind, isEdit, textHash, links, inReview, autoFlags, at: now });
      return { inReview, autoFlags };
    });
  }

  /** A board never waits for review: its text has no clickable links. */
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
