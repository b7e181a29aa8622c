import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Clock } from '#kernel/clock.ts';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { notOwner, unknownLetter } from '../letter/letter-access.ts';
import type { OfferReader } from '../letter/offer-reader.ts';
import { MaskedAddress } from '../../domain/signing/letter-event.ts';
import { sameViewSince } from './view-dedup.ts';
import type { LetterRecord } from './ports.ts';
import type { LetterPrinter, OfferLetterRepository, SignedDocuments } from '../ports.ts';
import type { SigningLinks } from './signing-links.ts';

/** The reader of the PDF: the owner by session, or the holder of the link. */
export interface DocumentAsker {
  readonly userId: UserId | null;
  readonly token: string | null;
  /** The caller's address. */
  readonly ip: string | null;
  /** The reader's language; null for the worker's own (rules.md#letter-language). */
  readonly language: Language | null;
}

interface OpenDocumentNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly letters: OfferLetterRepository;
  readonly documents: SignedDocuments;
  readonly printer: LetterPrinter;
  readonly links: SigningLinks;
  readonly record: LetterRecord;
  readonly reader: Pick<OfferReader, 'workerReading'>;
  readonly localDays: Pick<LocalDays, 'zoneOf'>;
  readonly clock: Clock;
}

/**
 * The PDF: the frozen one once signed, before that the current letter. A candidate must open it before
 * signing (rules.md#esign-consent).
 */
export class OpenDocument {
  private readonly needs: OpenDocumentNeeds;

  constructor(needs: OpenDocumentNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_letter` (not_found), also for a wrong token; `offers.not_owner` (forbidden). */
  async run(id: OfferLetterId, asker: DocumentAsker): Promise<Uint8Array> {
    const letter = await this.needs.unitOfWork.transaction(() => this.needs.letters.findById(id));
    const link = letter && this.linkHeld(letter, asker.token);
    if (!letter || !link) {
      if (!letter || asker.userId === null) throw unknownLetter();
      if (letter.employerId !== asker.userId) throw asker.token === null ? notOwner() : unknownLetter();
    }
    if (link) await this.noteOpening(letter, link, asker.ip);
    const frozen = letter.status === 'signed' ? await this.needs.documents.bytes(id) : null;
    if (frozen) return frozen;
    const reading = await this.needs.reader.workerReading(letter.referralId);
    const timeZone = await this.needs.localDays.zoneOf(reading.location);
    const language = asker.language ?? reading.language;
    return this.needs.printer.print(letter, { now: this.needs.clock.now(), language, timeZone });
  }

  private async noteOpening(letter: OfferLetter, link: LinkKind, ip: string | null): Promise<void> {
    const at = this.needs.clock.now();
    if (!letter.awaitsAnswer(at)) return;
    const event = {
      kind: 'document_opened',
      channel: 'page',
      maskedAddress: MaskedAddress.network(ip),
      link,
      at,
    } as const;
    const since = sameViewSince(at, letter.sentAt);
    await this.needs.unitOfWork.transaction(() => this.needs.record.addUnlessSince(letter.id, event, since));
  }

  private linkHeld(letter: OfferLetter, token: string | null): LinkKind | null {
    return token === null ? null : letter.linkOf(this.needs.links.secrets.hash(token));
  }
}
