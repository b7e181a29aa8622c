import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { LetterAccess } from './letter-access.ts';
import type { LetterDispatch } from './letter-dispatch.ts';

interface SendOfferNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly dispatch: LetterDispatch;
  readonly hiring: Hiring;
}

/**
 * Sends the paid draft to the candidate, and the referral becomes offer_sent (rules.md#draft-first,
 * rules.md#paid-before-sending).
 */
export class SendOffer {
  private readonly needs: SendOfferNeeds;

  constructor(needs: SendOfferNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.not_draft`, `offers.payment_required`. */
  async run(id: OfferLetterId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      // A new version, or one of several letters, may have been sent automatically when its payment
      // succeeded.
      if (letter.status === 'sent' && (letter.termsVersion > 1 || letter.sendsWhenPaid)) return;
      if (letter.pendingTerms) return this.needs.dispatch.assertPaid(letter);
      const isFirst = letter.sentAt === null;
      await this.needs.dispatch.send(letter);
      if (isFirst) await this.needs.hiring.offerSent(letter.referralId, by);
    });
  }
}
