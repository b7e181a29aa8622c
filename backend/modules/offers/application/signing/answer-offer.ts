import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferLetter, Signature } from '../../domain/offer-letter.ts';
import { unknownLink, type LetterAccess } from '../letter/letter-access.ts';
import type { OfferEnding } from '../letter/offer-ending.ts';
import type { LetterPrinter, OfferLetterRepository, SignedDocuments, SigningLinks } from '../ports.ts';

/** The candidate's yes, which freezes the signed PDF, or no, which gives the money back (rules.md#signing, rules.md#refund-without-hire). */
export class AnswerOffer {
  private readonly unitOfWork: UnitOfWork;
  private readonly access: LetterAccess;
  private readonly letters: OfferLetterRepository;
  private readonly documents: SignedDocuments;
  private readonly printer: LetterPrinter;
  private readonly links: SigningLinks;
  private readonly hiring: Hiring;
  private readonly ending: OfferEnding;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    letters: {
      readonly access: LetterAccess;
      readonly repository: OfferLetterRepository;
      readonly documents: SignedDocuments;
      readonly printer: LetterPrinter;
      readonly links: SigningLinks;
    },
    hiring: Hiring,
    ending: OfferEnding,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.access = letters.access;
    this.letters = letters.repository;
    this.documents = letters.documents;
    this.printer = letters.printer;
    this.links = letters.links;
    this.hiring = hiring;
    this.ending = ending;
    this.clock = clock;
  }

  /**
   * @throws DomainError `offers.unknown_link` (not_found), `offers.already_answered` (conflict), `offers.expired`,
   * `offers.withdrawn` (expired).
   */
  async run(token: string, answer: Signature): Promise<void> {
    const tokenHash = this.links.hash(token);
    const place = await this.letters.placeOfToken(tokenHash);
    if (!place) throw unknownLink();
    if (answer.acceptedTerms) await this.printer.prepare();
    await this.unitOfWork.transaction(async () => {
      const letter = await this.access.lock(place);
      if (letter?.signingTokenHash !== tokenHash) throw unknownLink();
      await (answer.acceptedTerms ? this.accept(letter, answer) : this.decline(letter));
    });
  }

  private async accept(letter: OfferLetter, signature: Signature): Promise<void> {
    const now = this.clock.now();
    letter.sign(signature, now);
    const document = await this.printer.printSigned(letter);
    letter.freezeDocument({ hash: document.sha256, url: `/api/offer-letters/${letter.id}/document` }, now);
    await this.letters.save(letter);
    await this.documents.add(letter.id, document, now);
    await this.hiring.offerSigned(letter.referralId);
  }

  private async decline(letter: OfferLetter): Promise<void> {
    letter.decline(this.clock.now());
    await this.letters.save(letter);
    await this.ending.settle(letter.referralId, 'offer_declined');
  }
}
