import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId, PaymentId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import { BENEFITS, type OfferTerms } from '../../contract/index.ts';
import { openCounter, type CounterRequest } from '../../domain/changing/counter-proposal.ts';
import { LetterRules } from '../../domain/letter/letter-actions.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { CounterProposals } from '../ports.ts';
import type { AmendOffer } from './amend-offer.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { LetterDispatch } from '../letter/letter-dispatch.ts';
import { assertLikely, readOfferedPay, writtenPay } from '../terms/offered-pay.ts';
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
  /** Confirms unlikely pay (rules.md#unlikely-pay). */
  readonly confirmedPay: boolean;
  /** The saved card is not charged (rules.md#saved-card). */
  readonly otherCard?: boolean;
}

/**
 * The employer accepts the requested change as the next version, or leaves the letter unchanged
 * (rules.md#counter-proposals).
 */
export class AnswerCounter {
  private readonly needs: AnswerCounterNeeds;

  constructor(needs: AnswerCounterNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.no_counter`, `offers.note_only` (conflict), and as `AmendOffer.run`. */
  async run(id: OfferLetterId, by: UserId, said: CounterAnswer): Promise<void> {
    const paymentId = await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      return this.answer(letter, said);
    });
    if (paymentId) await this.needs.billing.present(paymentId);
  }

  private async answer(
    letter: OfferLetter,
    { accept, confirmedPay, otherCard }: CounterAnswer,
  ): Promise<PaymentId | null> {
    const now = this.needs.clock.now();
    const proposal = openCounter(letter, await this.needs.counters.of(letter.id));
    const state = { status: letter.statusAt(now), counter: proposal };
    if (!proposal || !LetterRules.decline_counter(state)) {
      throw new DomainError('offers.no_counter', 'conflict', 'There is no open request for a change');
    }
    if (accept && !LetterRules.accept_counter(state)) throw onlyNote();
    const paymentId = accept
      ? await this.needs.amendOffer.amend(letter, countered(letter, proposal, confirmedPay), otherCard)
      : null;
    await this.needs.counters.answer(proposal.id, accept ? 'accepted' : 'declined', now);
    if (!accept) await this.needs.dispatch.tellCounterDeclined(letter);
    return paymentId;
  }
}

/**
 * The letter with the requested pay and start. A note is conversation: it never enters the letter, and a
 * request with only a note has nothing to accept.
 */
function countered(letter: OfferLetter, request: CounterRequest, confirmedPay: boolean): OfferTerms {
  const { workLocation, schedule, benefits, conditions, customTerms, expirationDays } = letter;
  return {
    workerName: null,
    workerEmail: null,
    workerPhone: null,
    jobTitle: null,
    company: null,
    startDate: request.startDate ?? letter.startDate,
    ...agreedPay(letter, request.payRate, confirmedPay),
    confirmedPay: true,
    workLocation,
    schedule,
    benefits,
    benefitIds: BENEFITS.map(({ id }) => id).filter((id) => letter.benefitIds.includes(id)),
    conditions,
    customTerms,
    signatoryName: null,
    signatoryTitle: null,
    expirationDays,
    addOns: AddonNames.toContract(letter.addOns),
    templateId: letter.templateId,
  };
}

/**
 * The requested pay as amount and period, so that the letter prints it in both languages. Additional words
 * are not part of its terms.
 */
function agreedPay(letter: OfferLetter, text: string | null, isConfirmed: boolean) {
  if (text === null) return { payRate: letter.payRate, payType: letter.payType };
  const pay = readOfferedPay({ text, path: 'payRate', type: null, otherwise: letter.payType });
  assertLikely(pay, isConfirmed, 'payRate');
  return { payRate: writtenPay(pay), payType: pay.type };
}

function onlyNote(): DomainError {
  return new DomainError(
    'offers.note_only',
    'conflict',
    'This request is only a note. Change the offer, or keep it as it is.',
  );
}
