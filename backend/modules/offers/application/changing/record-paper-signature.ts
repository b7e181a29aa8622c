import type { Clock } from '#kernel/clock.ts';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { LetterAccess } from '../letter/letter-access.ts';

export interface PaperSignature {
  readonly signedAt: Date;
  readonly note: string;
}

interface RecordPaperSignatureNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: Pick<OfferLetterRepository, 'save'>;
  readonly hiring: Pick<Hiring, 'offerSignedOnPaper'>;
  readonly clock: Clock;
}

/** A letter that waits for its answer was signed on paper: its link takes none any more, and nothing more is charged (rules.md#paper-signature). */
export class RecordPaperSignature {
  private readonly needs: RecordPaperSignatureNeeds;

  constructor(needs: RecordPaperSignatureNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.not_open` (conflict), `offers.signed_later` (rule_broken). */
  async run(id: OfferLetterId, by: UserId, { signedAt, note }: PaperSignature): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      letter.signOnPaper(signedAt, this.needs.clock.now());
      await this.needs.letters.save(letter);
      await this.needs.hiring.offerSignedOnPaper(letter.referralId, by, note);
    });
  }
}
