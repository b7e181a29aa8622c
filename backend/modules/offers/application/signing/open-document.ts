import type { Clock } from '#kernel/clock.ts';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { OfferLetter } from '../../domain/offer-letter.ts';
import { notOwner, unknownLetter } from '../letter/letter-access.ts';
import type { LetterPrinter, OfferLetterRepository, SignedDocuments, SigningLinks } from '../ports.ts';

/** Who asks for the PDF: the owner by session, or whoever holds the link. */
export interface DocumentAsker {
  readonly userId: UserId | null;
  readonly token: string | null;
}

/** The PDF: frozen once signed, drawn as the letter stands before. */
export class OpenDocument {
  private readonly unitOfWork: UnitOfWork;
  private readonly letters: OfferLetterRepository;
  private readonly documents: SignedDocuments;
  private readonly printer: LetterPrinter;
  private readonly links: SigningLinks;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    letters: OfferLetterRepository,
    documents: SignedDocuments,
    printer: LetterPrinter,
    links: SigningLinks,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.letters = letters;
    this.documents = documents;
    this.printer = printer;
    this.links = links;
    this.clock = clock;
  }

  /** @throws DomainError `offers.unknown_letter` (not_found), also for a wrong token; `offers.not_owner` (forbidden). */
  async run(id: OfferLetterId, asker: DocumentAsker): Promise<Uint8Array> {
    const letter = await this.unitOfWork.transaction(() => this.letters.findById(id));
    if (!letter || !this.holdsLink(letter, asker.token)) {
      if (!letter || asker.userId === null) throw unknownLetter();
      if (letter.employerId !== asker.userId) throw asker.token === null ? notOwner() : unknownLetter();
    }
    const frozen = letter.status === 'signed' ? await this.documents.bytes(id) : null;
    return frozen ?? this.printer.print(letter, this.clock.now());
  }

  private holdsLink(letter: OfferLetter, token: string | null): boolean {
    return token !== null && this.links.hash(token) === letter.signingTokenHash;
  }
}
