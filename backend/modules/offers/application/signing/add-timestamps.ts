import type { Clock } from '#kernel/clock.ts';
import type { OfferLetterId } from '#kernel/ids.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { OfferLetterRepository, SignedDocuments } from '../ports.ts';
import type { DocumentTimestamps, UnstampedDocuments } from './ports.ts';

const AT_ONCE = 20;

interface AddTimestampsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly documents: SignedDocuments;
  readonly unstamped: UnstampedDocuments;
  readonly timestamps: DocumentTimestamps;
  readonly clock: Clock;
}

/** Letters that were signed while the timestamp authority was away get their timestamp (rules.md#timestamps). */
export class AddTimestamps implements DueWork {
  readonly name = 'offers.add_timestamps';
  private readonly needs: AddTimestampsNeeds;

  constructor(needs: AddTimestampsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    if (!this.needs.timestamps.isWanted) return 0;
    return eachAlone(await this.needs.unstamped.waiting(AT_ONCE), (id) => this.stamp(id));
  }

  private async stamp(id: OfferLetterId): Promise<boolean> {
    const { documents, timestamps, unitOfWork, access, letters, unstamped, clock } = this.needs;
    const bytes = await documents.bytes(id);
    const place = await letters.placeOf(id);
    if (!bytes || !place) return false;
    const stamped = await timestamps.stamp(bytes);
    return unitOfWork.transaction(async () => {
      const letter = await access.lock(place);
      if (!letter) return false;
      const at = clock.now();
      letter.stampDocument(stamped.sha256, at);
      await letters.save(letter);
      await unstamped.replace(id, stamped, at);
      return true;
    });
  }
}
