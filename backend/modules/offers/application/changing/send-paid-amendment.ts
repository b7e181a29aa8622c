import type { Clock } from '#kernel/clock.ts';
import type { OfferLetterId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { AddonOrders } from '../addon/addon-orders.ts';
import type { LetterVersions, OfferLetterRepository } from '../ports.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { LetterDispatch } from '../letter/letter-dispatch.ts';

interface SendPaidAmendmentNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly versions: LetterVersions;
  readonly addons: AddonOrders;
  readonly billing: Pick<Billing, 'isLetterPaid'>;
  readonly dispatch: LetterDispatch;
  readonly clock: Clock;
}

/**
 * Sends a new version automatically once it is paid. Until then its candidate has the previous one
 * (rules.md#amended-offers).
 */
export class SendPaidAmendment {
  private readonly needs: SendPaidAmendmentNeeds;

  constructor(needs: SendPaidAmendmentNeeds) {
    this.needs = needs;
  }

  /** Repeating it does nothing. */
  async run(id: OfferLetterId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const place = await this.needs.letters.placeOf(id);
      const letter = place && (await this.needs.access.lock(place));
      if (!letter || !(letter.pendingTerms || letter.isBeingAmended)) return;
      if (await this.needs.billing.isLetterPaid(id)) await this.release(letter);
    });
  }

  /**
   * (tx) The letter is locked, and its version is paid. A letter that was answered meanwhile stays unchanged.
   */
  async release(letter: OfferLetter): Promise<void> {
    const now = this.needs.clock.now();
    const replaced = letter.releaseVersion(now);
    if (replaced) {
      await this.needs.versions.add(replaced);
      await this.needs.letters.save(letter);
      await this.needs.addons.orderFor(letter, now);
    }
    if (letter.isBeingAmended) await this.needs.dispatch.send(letter);
  }
}
