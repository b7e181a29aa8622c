import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { Offers } from '#modules/hiring/index.ts';
import type { AddonOrders } from '../addon/addon-orders.ts';
import type { LetterDispatch } from './letter-dispatch.ts';
import type { OfferReader } from './offer-reader.ts';
import type { OfferLetterRepository } from '../ports.ts';

/** What hiring asks of offers. The referral is locked by the caller, who also moves it and its money. */
export class OffersFacade implements Offers {
  private readonly letters: OfferLetterRepository;
  private readonly dispatch: LetterDispatch;
  private readonly addons: AddonOrders;
  private readonly reader: Pick<OfferReader, 'awaitsSignature'>;
  private readonly clock: Clock;

  constructor(
    letters: OfferLetterRepository,
    dispatch: LetterDispatch,
    addons: AddonOrders,
    reader: Pick<OfferReader, 'awaitsSignature'>,
    clock: Clock,
  ) {
    this.letters = letters;
    this.dispatch = dispatch;
    this.addons = addons;
    this.reader = reader;
    this.clock = clock;
  }

  async awaitsSignature(id: ReferralId): Promise<boolean> {
    return this.reader.awaitsSignature(id, this.clock.now());
  }

  async sendDraft(id: ReferralId): Promise<void> {
    const letter = await this.letters.findLive(id);
    if (letter?.status !== 'draft') {
      throw new DomainError('hiring.offer_required', 'rule_broken', 'Create an offer letter first');
    }
    await this.dispatch.send(letter);
  }

  /** A signed letter stays: it is what was agreed. */
  async withdrawLive(id: ReferralId, reason: string): Promise<void> {
    const letter = await this.letters.findLive(id);
    if (!letter || letter.status === 'signed') return;
    await this.dispatch.withdraw(letter, reason);
    await this.addons.refund(id, this.clock.now());
  }
}
