import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferLetter, Signature } from '../../domain/offer-letter.ts';
import { unknownLink, type LetterAccess } from '../letter/letter-access.ts';
import type { EndOffer } from '../letter/end-offer.ts';
import type { LetterPrinter, OfferLetterRepository, SignedDocuments, SigningLinks } from '../ports.ts';

interface AnswerOfferNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly documents: SignedDocuments;
  readonly printer: LetterPrinter;
  readonly links: SigningLinks;
  readonly hiring: Hiring;
  readonly endOffer: EndOffer;
  readonly clock: Clock;
}

/** The candidate's yes, which freezes the signed PDF, or no, which gives the money back (rules.md#signing, rules.md#refund-without-hire). */
export class AnswerOffer {
  private readonly needs: AnswerOfferNeeds;

  constructor(needs: AnswerOfferNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `offers.unknown_link` (not_found), `offers.already_answered` (conflict), `offers.expired`,
   * `offers.withdrawn` (expired).
   */
  async run(token: string, answer: Signature): Promise<void> {
    const tokenHash = this.needs.links.hash(token);
    const place = await this.needs.letters.placeOfToken(tokenHash);
    if (!place) throw unknownLink();
    if (answer.acceptedTerms) await this.needs.printer.prepare();
    await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lock(place);
      if (letter?.signingTokenHash !== tokenHash) throw unknownLink();
      await (answer.acceptedTerms ? this.accept(letter, answer) : this.decline(letter));
    });
  }

  private async accept(letter: OfferLetter, signature: Signature): Promise<void> {
    const now = this.needs.clock.now();
    letter.sign(signature, now);
    const document = await this.needs.printer.printSigned(letter);
    letter.freezeDocument({ hash: document.sha256, url: `/api/offer-letters/${letter.id}/document` }, now);
    await this.needs.letters.save(letter);
    await this.needs.documents.add(letter.id, document, now);
    await this.needs.hiring.offerSigned(letter.referralId);
  }

  private async decline(letter: OfferLetter): Promise<void> {
    letter.decline(this.needs.clock.now());
    await this.needs.letters.save(letter);
    await this.needs.endOffer.settle(letter.referralId, 'offer_declined');
  }
}
