import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LetterAccess } from './letter-access.ts';
import type { LetterDispatch } from './letter-dispatch.ts';
import type { OfferEnding } from './offer-ending.ts';

const WITHOUT_REASON = 'Withdrawn by employer';

/** The employer takes an unanswered letter back, a draft too (rules.md#offer-statuses). */
export class WithdrawOffer {
  private readonly unitOfWork: UnitOfWork;
  private readonly access: LetterAccess;
  private readonly dispatch: LetterDispatch;
  private readonly ending: OfferEnding;

  constructor(unitOfWork: UnitOfWork, access: LetterAccess, dispatch: LetterDispatch, ending: OfferEnding) {
    this.unitOfWork = unitOfWork;
    this.access = access;
    this.dispatch = dispatch;
    this.ending = ending;
  }

  /** @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.not_withdrawable` (conflict). */
  async run(id: OfferLetterId, by: UserId, reason: string | null): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const letter = await this.access.lockOwnLetter(id, by);
      await this.dispatch.withdraw(letter, reason ?? WITHOUT_REASON);
      await this.ending.settle(letter.referralId, 'offer_withdrawn');
    });
  }
}
