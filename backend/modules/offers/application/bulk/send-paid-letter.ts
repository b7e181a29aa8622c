import { mayBeOffered } from '#contract/hiring/vocabulary/referral-status.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { LetterDispatch } from '../letter/letter-dispatch.ts';
import type { OfferLetterRepository } from '../ports.ts';

interface SendPaidLetterNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly letters: Pick<OfferLetterRepository, 'findLive'>;
  readonly hiring: Pick<Hiring, 'lockReferral' | 'offerSent'>;
  readonly billing: Pick<Billing, 'isLetterPaid'>;
  readonly dispatch: Pick<LetterDispatch, 'send'>;
}

/** Sends one of several letters automatically once it is paid (rules.md#offers-to-several). */
export class SendPaidLetter {
  private readonly needs: SendPaidLetterNeeds;

  constructor(needs: SendPaidLetterNeeds) {
    this.needs = needs;
  }

  /** Repeating it does nothing. */
  async run(referralId: ReferralId): Promise<void> {
    const { unitOfWork, hiring, letters, billing, dispatch } = this.needs;
    await unitOfWork.transaction(async () => {
      const referral = await hiring.lockReferral(referralId);
      if (!referral || !mayBeOffered(referral.status)) return;
      const letter = await letters.findLive(referralId);
      if (letter?.status !== 'draft' || !letter.sendsWhenPaid || letter.sentAt !== null) return;
      if (!(await billing.isLetterPaid(letter.id))) return;
      await dispatch.send(letter);
      await hiring.offerSent(referralId, letter.employerId);
    });
  }
}
