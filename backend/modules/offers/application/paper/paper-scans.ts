import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { OwnReferrals } from '#modules/hiring/index.ts';
import type { ScanType } from '../../contract/vocabulary/paper/paper-scan.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { OfferLetterRepository } from '../ports.ts';

export interface PaperScanFile {
  readonly contentType: ScanType;
  readonly bytes: Uint8Array;
}

/** Scans are stored encrypted (rules.md#sealed-fields). */
export interface PaperScanStore {
  /** (tx) In the place of the one before. */
  put(letterId: OfferLetterId, file: PaperScanFile, at: Date): Promise<void>;
  /** In the clear. */
  find(letterId: OfferLetterId): Promise<PaperScanFile | null>;
  /** (tx) */
  remove(letterId: OfferLetterId): Promise<void>;
}

/** Detects the type from the content and ignores the declared type. */
export interface ScanReader {
  /**
   * The file to store; null if it is neither PDF nor picture. @throws DomainError `offers.scan_unreadable`,
   * `offers.scan_pixels`, `offers.scan_pages`, `offers.scan_active` (rule_broken)
   */
  read(bytes: Uint8Array): Promise<PaperScanFile | null>;
}

interface PaperScansNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: Pick<OfferLetterRepository, 'findById'>;
  readonly scans: PaperScanStore;
  readonly reader: ScanReader;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly clock: Clock;
}

/** The scan of a letter that was signed on paper, for the two who signed it (rules.md#paper-scan). */
export class PaperScans {
  private readonly needs: PaperScansNeeds;

  constructor(needs: PaperScansNeeds) {
    this.needs = needs;
  }

  /**
   * False if it is neither PDF nor picture. It is read before the letter is locked, because that is slow.
   * @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.no_paper_signature` (conflict);
   * as `ScanReader.read`.
   */
  async keep(id: OfferLetterId, owner: UserId, bytes: Uint8Array): Promise<boolean> {
    await this.needs.unitOfWork.transaction(() => this.assertMayStore(id, owner));
    const file = await this.needs.reader.read(bytes);
    if (!file) return false;
    await this.needs.unitOfWork.transaction(async () => {
      await this.assertMayStore(id, owner);
      await this.needs.scans.put(id, file, this.needs.clock.now());
    });
    return true;
  }

  /** For the owner, and the worker whose application it is. @throws DomainError `offers.unknown_scan` (not_found) */
  async open(id: OfferLetterId, reader: UserId): Promise<PaperScanFile> {
    const letter = await this.needs.unitOfWork.transaction(() => this.needs.letters.findById(id));
    const mayRead =
      letter?.isSignedOnPaper &&
      (letter.employerId === reader || (await this.needs.own.workerOf(letter.referralId)) === reader);
    const file = mayRead ? await this.needs.scans.find(id) : null;
    if (!file) throw new DomainError('offers.unknown_scan', 'not_found', "There's no such scan");
    return file;
  }

  private async assertMayStore(id: OfferLetterId, owner: UserId): Promise<void> {
    const letter = await this.needs.access.lockOwnLetter(id, owner);
    if (letter.isSignedOnPaper) return;
    throw new DomainError(
      'offers.no_paper_signature',
      'conflict',
      'Record the signature on paper first. Then add the scan.',
    );
  }
}
