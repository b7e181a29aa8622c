import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LetterVersion } from '../../contract/index.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { OfferReader } from '../letter/offer-reader.ts';

/** The owner reads what the candidate had before (rules.md#amended-offers). */
export class ReadVersions {
  private readonly unitOfWork: UnitOfWork;
  private readonly access: LetterAccess;
  private readonly reader: Pick<OfferReader, 'versions'>;

  constructor(unitOfWork: UnitOfWork, access: LetterAccess, reader: Pick<OfferReader, 'versions'>) {
    this.unitOfWork = unitOfWork;
    this.access = access;
    this.reader = reader;
  }

  /** Newest first. @throws DomainError `offers.unknown_letter` (not_found), `offers.not_owner` (forbidden). */
  async run(id: OfferLetterId, by: UserId): Promise<readonly LetterVersion[]> {
    await this.unitOfWork.transaction(() => this.access.lockOwnLetter(id, by));
    return this.reader.versions(id);
  }
}
