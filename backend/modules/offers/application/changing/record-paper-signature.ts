import type { Clock } from '#kernel/clock.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { REQUEST_KINDS } from '../../domain/signing/offer-request.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { DropPreparedVersion } from './drop-prepared-version.ts';
import type { OfferRequests } from '../signing/ports.ts';
import type { LetterAccess } from '../letter/letter-access.ts';

export interface PaperSignature {
  /** A day is one of the job's place (rules.md#day-at-the-job). */
  readonly signedAt: { readonly day: string } | { readonly at: Date };
  readonly note: string;
}

interface RecordPaperSignatureNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: Pick<OfferLetterRepository, 'save'>;
  readonly dropPrepared: DropPreparedVersion;
  readonly requests: Pick<OfferRequests, 'markDone'>;
  readonly hiring: Pick<Hiring, 'offerSignedOnPaper' | 'referral'>;
  readonly localDays: LocalDays;
  readonly clock: Clock;
}

/**
 * A letter or addendum was signed on paper: its link takes no answer, nothing more is charged, and the signed
 * paper needs no mailing (rules.md#paper-signature, rules.md#things-to-mail).
 */
export class RecordPaperSignature {
  private readonly needs: RecordPaperSignatureNeeds;

  constructor(needs: RecordPaperSignatureNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.not_open` (conflict), `offers.signed_later`, `offers.signed_before_sent` (rule_broken). */
  async run(id: OfferLetterId, by: UserId, { signedAt, note }: PaperSignature): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      const at = 'at' in signedAt ? signedAt.at : await this.momentOf(signedAt.day, letter);
      const now = this.needs.clock.now();
      const hadPrepared = letter.pendingTerms !== null;
      letter.signOnPaper(at, now, note, await this.isBeforeSent(at, letter));
      await this.needs.letters.save(letter);
      if (hadPrepared) await this.needs.dropPrepared.run(letter);
      for (const kind of REQUEST_KINDS) await this.needs.requests.markDone(id, kind, now);
      if (!letter.isAddendum) await this.needs.hiring.offerSignedOnPaper(letter.referralId, by, note);
    });
  }

  /** A signature cannot predate the sending. */
  private async isBeforeSent(signedAt: Date, { sentAt, referralId }: OfferLetter): Promise<boolean> {
    const { hiring, localDays } = this.needs;
    if (sentAt === null || signedAt >= sentAt) return false;
    const place = (await hiring.referral(referralId))?.location ?? '';
    return (await localDays.on(place, signedAt)) < (await localDays.on(place, sentAt));
  }

  /** Noon for a past day; for today, the current time. */
  private async momentOf(day: string, { referralId }: Pick<OfferLetter, 'referralId'>): Promise<Date> {
    const { hiring, localDays, clock } = this.needs;
    const now = clock.now();
    const place = (await hiring.referral(referralId))?.location ?? '';
    const noon = await localDays.noonOf(place, day);
    return noon > now && day === (await localDays.on(place, now)) ? now : noon;
  }
}
