import type { OfferLetterId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { LetterDispatch } from '../letter/letter-dispatch.ts';

interface SendPaidAmendmentNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly billing: Pick<Billing, 'isLetterPaid'>;
  readonly dispatch: LetterDispatch;
}

/** A new version that waited for its payment goes out by itself: its candidate has no link until then (rules.md#amended-offers). */
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
      if (!letter?.isBeingAmended || !(await this.needs.billing.isLetterPaid(id))) return;
      await this.needs.dispatch.send(letter);
    });
  }
}
