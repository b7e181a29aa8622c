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

/**
 * The employer marks the requested paper as mailed, or closes the withdrawal (rules.md#paper-and-withdrawal).
 */
export class MarkPaperSent {
  private readonly needs: MarkPaperSentNeeds;

  constructor(needs: MarkPaperSentNeeds) {
    this.needs = needs;
  }

  /**
   * Idempotent: the first time counts. @throws DomainError `offers.unknown_letter`, `offers.not_owner`,
   * `offers.no_paper_request` (conflict).
   */
  async run(id: OfferLetterId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      const { requests, clock } = this.needs;
      const isRequested = await requests.markDone(letter.id, 'paper_copy', clock.now());
      const isWithdrawn = await requests.markDone(letter.id, 'consent_withdrawn', clock.now());
      if (isRequested || isWithdrawn) return;
      throw new DomainError(
        'offers.no_paper_request',
        'conflict',
        'Nobody asked for a paper copy of this letter',
      );
    });
  }
}
