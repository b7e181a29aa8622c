import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import {
  proposeCounter,
  type CounterProposal,
  type CounterRequest,
} from '../../domain/changing/counter-proposal.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { MaskedAddress } from '../../domain/signing/letter-event.ts';
import type {
  CounterProposals,
  LetterVersions,
  OfferLetterRepository,
  UnprintableCharacter,
} from '../ports.ts';
import type { SigningLinks } from '../signing/signing-links.ts';
import { assertStartToCome } from '../terms/assert-start.ts';
import { replacedOffer, unknownLink, type LetterAccess } from '../letter/letter-access.ts';
import { readOfferedPay } from '../terms/offered-pay.ts';
import type { CodeCheck } from '../signing/code-check.ts';
import type { LetterRecord } from '../signing/ports.ts';
import { assertPrintable } from '../terms/printable-terms.ts';

interface ProposeCounterNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: Pick<OfferLetterRepository, 'placeOfToken'>;
  readonly versions: LetterVersions;
  readonly counters: CounterProposals;
  readonly hiring: Pick<Hiring, 'referral' | 'workerReadsIn'>;
  readonly links: Pick<SigningLinks, 'secrets'>;
  readonly codeCheck: CodeCheck;
  readonly record: Pick<LetterRecord, 'add'>;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly clock: Clock;
  readonly localDays: LocalDays;
  readonly unprintable: UnprintableCharacter;
}

/** The origin of a request for a change. */
export interface CounterOrigin {
  /** The code of a copied link; null if none was typed. */
  readonly code: string | null;
  readonly ip: string | null;
  /** The language of the page, in which the candidate is addressed from then on (rules.md#worker-language). */
  readonly readIn?: Language | null;
}

/**
 * The candidate requests other pay, another start, or something else, and the employer is notified
 * (rules.md#counter-proposals).
 */
export class ProposeCounter {
  private readonly needs: ProposeCounterNeeds;

  constructor(needs: ProposeCounterNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `offers.unknown_link` (not_found), as answering the letter, `offers.counter_open`, `offers.counter_limit`
   * (conflict), `offers.pay_unreadable`, `offers.start_passed` (rule_broken), `offers.unprintable` (invalid), and what
   * `CodeCheck` refuses.
   */
  async run(token: string, request: CounterRequest, from: CounterOrigin): Promise<CounterProposal> {
    const { unitOfWork, access, letters, versions, links, clock, counters } = this.needs;
    const tokenHash = links.secrets.hash(token);
    const place = await letters.placeOfToken(tokenHash);
    if (!place) throw (await versions.isReplaced(tokenHash)) ? replacedOffer() : unknownLink();
    const outcome = await unitOfWork.transaction(async () => {
      const letter = await access.lock(place);
      const link = letter?.linkOf(tokenHash);
      if (!letter || !link) throw unknownLink();
      const now = clock.now();
      letter.assertTakesCounter(now);
      const refusal = await this.needs.codeCheck.refusalOf(letter, { tokenHash, link, code: from.code });
      if (refusal) return refusal;
      await this.assertPossible(letter, request, now);
      const proposal = proposeCounter(letter, await counters.of(letter.id), request, now);
      await counters.add(proposal);
      if (from.readIn) await this.needs.hiring.workerReadsIn(letter.referralId, from.readIn);
      const maskedAddress = MaskedAddress.network(from.ip);
      await this.needs.record.add(letter.id, [
        { kind: 'countered', channel: 'page', maskedAddress, link, at: now },
      ]);
      await this.tellEmployer(letter);
      return proposal;
    });
    if (outcome instanceof DomainError) throw outcome;
    return outcome;
  }

  private async assertPossible(
    { payType, referralId }: OfferLetter,
    { payRate, startDate, note }: CounterRequest,
    now: Date,
  ): Promise<void> {
    const { unprintable, hiring, localDays } = this.needs;
    assertPrintable({ payRate, note }, unprintable);
    if (payRate !== null) readOfferedPay({ text: payRate, path: 'payRate', type: null, otherwise: payType });
    const referral = await hiring.referral(referralId);
    if (!referral) throw unknownLink();
    await assertStartToCome({ day: startDate, path: 'startDate' }, referral, localDays, now);
  }

  private async tellEmployer(letter: OfferLetter): Promise<void> {
    const { id: offerLetterId, referralId, jobId, workerName, jobTitle, employerId: userId } = letter;
    const data = { offerLetterId, referralId, jobId, workerName, jobTitle };
    await this.needs.notifier.notify({ userId, kind: 'offer_countered', data });
  }
}
