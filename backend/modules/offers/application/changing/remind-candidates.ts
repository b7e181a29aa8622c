import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LetterPlace, OfferLetterRepository } from '../ports.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { LetterDispatch } from '../letter/letter-dispatch.ts';

const AT_ONCE = 50;

interface RemindCandidatesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly dispatch: LetterDispatch;
  readonly clock: Clock;
}

/**
 * Reminds candidates two days and one day before the end, each in a transaction of its own
 * (rules.md#offer-reminders).
 */
export class RemindCandidates implements DueWork {
  readonly name = 'offers.remind';
  private readonly needs: RemindCandidatesNeeds;

  constructor(needs: RemindCandidatesNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const due = await this.needs.letters.toRemind(this.needs.clock.now(), AT_ONCE);
    return eachAlone(due, (place) => this.needs.unitOfWork.transaction(() => this.remind(place)));
  }

  private async remind(place: LetterPlace): Promise<boolean> {
    const letter = await this.needs.access.lock(place);
    if (!letter?.remind(this.needs.clock.now())) return false;
    await this.needs.letters.save(letter);
    await this.needs.dispatch.tellEnd(letter, 'offer_reminder');
    return true;
  }
}
