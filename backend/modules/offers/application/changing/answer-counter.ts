import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId, PaymentId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import { BENEFITS, type OfferTerms } from '../../contract/index.ts';
import { openCounter, type CounterWish } from '../../domain/counter-proposal.ts';
import type { OfferLetter } from '../../domain/offer-letter.ts';
import type { CounterProposals } from '../ports.ts';
import type { AmendOffer } from './amend-offer.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { LetterDispatch } from '../letter/letter-dispatch.ts';
import { AddonNames } from '../letter/offer-reader.ts';

interface AnswerCounterNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly counters: CounterProposals;
  readonly amendOffer: Pick<AmendOffer, 'amend'>;
  readonly billing: Pick<Billing, 'present'>;
  readonly dispatch: LetterDispatch;
  readonly clock: Clock;
}

interface CounterAnswer {
  readonly accept: boolean;
  /** Of pay that nobody earns (rules.md#unlikely-pay). */
  readonly confirmedPay: boolean;
}

/** The employer takes what the candidate asked for as the next version, or leaves the letter as it is (rules.md#counter-proposals). */
export class AnswerCounter {
  private readonly needs: AnswerCounterNeeds;

  constructor(needs: AnswerCounterNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.no_counter` (conflict), and as `AmendOffer.run`. */
  async run(id: OfferLetterId, by: UserId, said: CounterAnswer): Promise<void> {
    const paymentId = await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      return this.answer(letter, said);
    });
    if (paymentId) await this.needs.billing.present(paymentId);
  }

  private async answer(
    letter: OfferLetter,
    { accept, confirmedPay }: CounterAnswer,
  ): Promise<PaymentId | null> {
    const now = this.needs.clock.now();
    const proposal = openCounter(letter, await this.needs.counters.of(letter.id));
    if (!proposal || !letter.awaitsAnswer(now)) {
      throw new DomainError('offers.no_counter', 'conflict', 'There is no open request for a change');
    }
    const paymentId = accept
      ? await this.needs.amendOffer.amend(letter, countered(letter, proposal, confirmedPay))
      : null;
    await this.needs.counters.answer(proposal.id, accept ? 'accepted' : 'declined', now);
    if (!accept) await this.needs.dispatch.tellCounterDeclined(letter);
    return paymentId;
  }
}

/** The letter with what was asked for. The words become a term of it: what the candidate wrote is agreed with the rest. */
function countered(letter: OfferLetter, wish: CounterWish, confirmedPay: boolean): OfferTerms {
  const { workLocation, schedule, benefits, conditions, customTerms, expirationDays } = letter;
  const words = [customTerms, wish.note].filter((part) => part !== null).join('\n\n');
  return {
    workerName: null,
    workerEmail: null,
    workerPhone: null,
    jobTitle: null,
    company: null,
    startDate: wish.startDate ?? letter.startDate,
    payRate: wish.payRate ?? letter.payRate,
    // The words of the candidate say what their pay is for; what stays as it is was agreed to when the letter was made.
    payType: wish.payRate === null ? letter.payType : null,
    confirmedPay: confirmedPay || wish.payRate === null,
    workLocation,
    schedule,
    benefits,
    benefitIds: BENEFITS.map(({ id }) => id).filter((id) => letter.benefitIds.includes(id)),
    conditions,
    customTerms: words || null,
    signatoryName: null,
    signatoryTitle: null,
    expirationDays,
    addOns: AddonNames.toContract(letter.addOns),
    templateId: letter.templateId,
  };
}
