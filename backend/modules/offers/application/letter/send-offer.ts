import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { LetterAccess } from './letter-access.ts';
import type { LetterDispatch } from './letter-dispatch.ts';

/** The paid draft goes to the candidate, and the referral is offer_sent (rules.md#draft-first, rules.md#paid-before-sending). */
export class SendOffer {
  private readonly unitOfWork: UnitOfWork;
  private readonly access: LetterAccess;
  private readonly dispatch: LetterDispatch;
  private readonly hiring: Hiring;

  constructor(unitOfWork: UnitOfWork, access: LetterAccess, dispatch: LetterDispatch, hiring: Hiring) {
    this.unitOfWork = unitOfWork;
    this.access = access;
    this.dispatch = dispatch;
    this.hiring = hiring;
  }

  /** @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.not_draft`, `offers.payment_required`. */
  async run(id: OfferLetterId, by: UserId): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const letter = await this.access.lockOwnLetter(id, by);
      await this.dispatch.send(letter);
      await this.hiring.offerSent(letter.referralId, by);
    });
  }
}
