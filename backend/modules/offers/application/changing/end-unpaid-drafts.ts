import { addDays, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { LetterPlace, OfferLetterRepository } from '../ports.ts';
import type { EndOffer } from '../letter/end-offer.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { LetterDispatch } from '../letter/letter-dispatch.ts';

const AT_ONCE = 50;
const IDLE_DAYS = 14;

interface EndUnpaidDraftsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'isHeld'>;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly billing: Pick<Billing, 'isLetterPaid' | 'paidLetters'>;
  readonly dispatch: LetterDispatch;
  readonly endOffer: EndOffer;
  readonly clock: Clock;
}

/**
 * Withdraws a draft that was not paid or changed for fourteen days. A paid one waits for its employer
 * (rules.md#unpaid-drafts).
 */
export class EndUnpaidDrafts implements DueWork {
  readonly name = 'offers.end_unpaid_drafts';
  private readonly needs: EndUnpaidDraftsNeeds;

  constructor(needs: EndUnpaidDraftsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const since = addDays(this.needs.clock.now(), -IDLE_DAYS);
    let ended = 0;
    const failures: unknown[] = [];
    let page = await this.needs.letters.idleDrafts(since, null, AT_ONCE);
    while (page.length > 0) {
      // Those wait for as long as their employer likes: none of them is locked every minute.
      const paid = await this.needs.billing.paidLetters(page.map(({ id }) => id));
      for (const place of page.filter(({ id }) => !paid.has(id))) {
        const step = this.needs.unitOfWork.transaction(() => this.end(place, since));
        if (await step.catch((error: unknown) => void failures.push(error))) ended += 1;
      }
      page = await this.needs.letters.idleDrafts(since, page.at(-1)?.id ?? null, AT_ONCE);
    }
    if (failures.length > 0) throw failures[0];
    return ended;
  }

  private async end(place: LetterPlace, since: Date): Promise<boolean> {
    const letter = await this.needs.access.lock(place);
    if (letter?.status !== 'draft' || letter.updatedAt > since) return false;
    if (await this.needs.billing.isLetterPaid(letter.id)) return false;
    // The candidate knows about a letter that was sent before.
    if (letter.sentAt !== null && (await this.needs.hiring.isHeld(letter.referralId))) return false;
    await this.needs.dispatch.withdraw(letter, 'Not paid within 14 days');
    await this.needs.endOffer.settle(letter.referralId, 'offer_withdrawn');
    return true;
  }
}
