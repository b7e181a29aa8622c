import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { OfferRequests } from './ports.ts';

interface MarkPaperSentNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly requests: Pick<OfferRequests, 'markDone'>;
  readonly clock: Clock;
}

/** The employer has mailed the copy on paper that the candidate asked for (rules.md#paper-and-withdrawal). */
export class MarkPaperSent {
  private readonly needs: MarkPaperSentNeeds;

  constructor(needs: MarkPaperSentNeeds) {
    this.needs = needs;
  }

  /** Repeating it keeps the first time. @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.no_paper_request` (conflict). */
  async run(id: OfferLetterId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      const isAsked = await this.needs.requests.markDone(letter.id, 'paper_copy', this.needs.clock.now());
      if (isAsked) return;
      throw new DomainError(
        'offers.no_paper_request',
        'conflict',
        'Nobody asked for a paper copy of this letter',
      );
    });
  }
}
