import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { AddOnKind, Billing, SignedTerms } from '#modules/billing/index.ts';
import type { Offers, SignedLetter } from '#modules/hiring/index.ts';
import type { AddonOrders } from '../addon/addon-orders.ts';
import type { LetterDispatch } from './letter-dispatch.ts';
import type { OfferReader } from './offer-reader.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { SigningLinks } from '../signing/signing-links.ts';

interface OffersFacadeNeeds {
  readonly letters: OfferLetterRepository;
  readonly dispatch: LetterDispatch;
  readonly addons: AddonOrders;
  readonly billing: Pick<Billing, 'dropDraft'>;
  readonly reader: Pick<OfferReader, 'awaitsSignature'>;
  readonly links: Pick<SigningLinks, 'urlOf'>;
  readonly clock: Clock;
}

/**
 * The facade for hiring. The caller locks the referral and moves it and its money, except for charges that
 * only a draft has requested.
 */
export class OffersFacade implements Offers {
  private readonly needs: OffersFacadeNeeds;

  constructor(needs: OffersFacadeNeeds) {
    this.needs = needs;
  }

  async awaitsSignature(id: ReferralId): Promise<boolean> {
    return this.needs.reader.awaitsSignature(id, this.needs.clock.now());
  }

  async signedTerms(id: ReferralId): Promise<SignedTerms | null> {
    const letter = await this.needs.letters.findLive(id);
    if (letter?.status !== 'signed') return null;
    const pay = { rate: letter.pay, type: letter.payType };
    return { pay, addOns: await this.needs.addons.wantedOf(letter) };
  }

  async endDraft(id: ReferralId, hiredWith: readonly AddOnKind[]): Promise<void> {
    const letter = await this.needs.letters.findLive(id);
    if (letter?.status !== 'draft') return;
    await this.needs.dispatch.withdraw(letter, 'Hired without it');
    await this.needs.addons.cancelUnpaid(id, hiredWith, this.needs.clock.now());
    await this.needs.billing.dropDraft(id, letter.id);
  }

  async sendDraft(id: ReferralId): Promise<void> {
    const letter = await this.needs.letters.findLive(id);
    if (letter?.status !== 'draft') {
      throw new DomainError('hiring.offer_required', 'rule_broken', 'Create an offer letter first');
    }
    await this.needs.dispatch.send(letter);
  }

  async agreedStart(id: ReferralId): Promise<string | null> {
    const letter = await this.needs.letters.findLive(id);
    return letter?.status === 'signed' ? letter.startDate : null;
  }

  async signedLetter(id: ReferralId): Promise<SignedLetter | null> {
    const letter = await this.needs.letters.findLive(id);
    if (letter?.status !== 'signed') return null;
    const url = this.needs.links.urlOf(letter, 'sent');
    return { start: letter.startDate, place: letter.workLocation, url };
  }

  async revokeSigned(id: ReferralId, reason: string): Promise<void> {
    const letter = await this.needs.letters.findLive(id);
    if (letter?.status !== 'signed') return;
    await this.needs.dispatch.revoke(letter, reason);
    await this.needs.addons.cancelAll(id, this.needs.clock.now());
  }

  /** A signed letter stays: it is what was agreed. */
  async withdrawLive(id: ReferralId, reason: string, isTold = true): Promise<void> {
    const letter = await this.needs.letters.findLive(id);
    if (!letter || letter.status === 'signed') return;
    await this.needs.dispatch.withdraw(letter, reason, isTold);
    await this.needs.addons.cancelAll(id, this.needs.clock.now());
  }
}
