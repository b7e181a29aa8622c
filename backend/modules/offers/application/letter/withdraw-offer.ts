import type { Clock } from '#kernel/clock.ts';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring, ReportAnswer } from '#modules/hiring/index.ts';
import type { LetterAccess } from './letter-access.ts';
import type { LetterDispatch } from './letter-dispatch.ts';
import type { EndOffer } from './end-offer.ts';

const WITHOUT_REASON = 'Withdrawn by employer';

interface WithdrawOfferNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'passWithdrawal'>;
  readonly access: LetterAccess;
  readonly dispatch: LetterDispatch;
  readonly endOffer: EndOffer;
  readonly clock: Clock;
}

/** The employer withdraws an unanswered letter or a draft (rules.md#offer-statuses). */
export class WithdrawOffer {
  private readonly needs: WithdrawOfferNeeds;

  constructor(needs: WithdrawOfferNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.not_withdrawable` (conflict), and as `Hiring.passWithdrawal` */
  async run(id: OfferLetterId, by: UserId, reason: string | null, answer: ReportAnswer = {}): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      letter.assertWithdrawable(this.needs.clock.now());
      // The candidate does not know about an unsent draft.
      const isKnown = letter.sentAt !== null && !letter.isAddendum;
      if (isKnown) await this.needs.hiring.passWithdrawal(letter.referralId, by, answer);
      await this.needs.dispatch.withdraw(letter, reason ?? WITHOUT_REASON);
      if (!letter.isAddendum) await this.needs.endOffer.settle(letter.referralId, 'offer_withdrawn');
    });
  }
}
