import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import { isSameName } from '../../contract/vocabulary/signing/signed-names.ts';
import type { OfferLetter, Signature } from '../../domain/letter/offer-letter.ts';
import type { DropPreparedVersion } from '../changing/drop-prepared-version.ts';
import { replacedOffer, unknownLink, type LetterAccess } from '../letter/letter-access.ts';
import type { EndOffer } from '../letter/end-offer.ts';
import type { OfferReader } from '../letter/offer-reader.ts';
import { assertSignature } from '../terms/printable-terms.ts';
import type {
  LetterPrinter,
  LetterVersions,
  OfferLetterRepository,
  SignedDocuments,
  UnprintableCharacter,
} from '../ports.ts';
import type { SigningLinks } from './signing-links.ts';
import { MaskedAddress, type LetterEvent } from '../../domain/signing/letter-event.ts';
import { SigningRules } from '../../domain/signing/signing-actions.ts';
import type { CodeCheck } from './code-check.ts';
import type { ConsentCheck } from './consent-check.ts';
import type { GivenConsents, LetterRecord } from './ports.ts';

/** The data of an answer. */
export interface Answer extends Signature {
  /** The hash of the consent text that our page showed; null for a bare call, which shows none. */
  readonly consentHash: string | null;
  /** The signer confirmed a name that differs from the letter's (rules.md#signed-name). */
  readonly confirmedName?: boolean;
  /** The code of a copied link; null if none was typed. */
  readonly code: string | null;
}

interface AnswerOfferNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly versions: LetterVersions;
  readonly documents: SignedDocuments;
  readonly printer: LetterPrinter;
  readonly links: SigningLinks;
  readonly hiring: Hiring;
  readonly endOffer: EndOffer;
  readonly dropPrepared: DropPreparedVersion;
  readonly consentCheck: ConsentCheck;
  readonly codeCheck: CodeCheck;
  readonly consents: GivenConsents;
  readonly record: LetterRecord;
  readonly reader: Pick<OfferReader, 'workerReading'>;
  readonly localDays: Pick<LocalDays, 'zoneOf'>;
  readonly unprintable: UnprintableCharacter;
  readonly clock: Clock;
}

/**
 * The candidate's yes, which freezes the signed PDF, or no, which refunds the money (rules.md#signing,
 * rules.md#refund-without-hire).
 */
export class AnswerOffer {
  private readonly needs: AnswerOfferNeeds;

  constructor(needs: AnswerOfferNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `offers.unknown_link` (not_found), `offers.already_answered` (conflict), `offers.expired`,
   * `offers.consent_withdrawn` (conflict), `offers.withdrawn`, `offers.replaced` (expired), `offers.name_differs` (rule_broken), `offers.unprintable` (invalid), what `CodeCheck` refuses, and for an
   * answer from our page what `ConsentCheck` throws.
   */
  async run(token: string, answer: Answer): Promise<void> {
    const tokenHash = this.needs.links.secrets.hash(token);
    const place = await this.needs.letters.placeOfToken(tokenHash);
    if (!place) throw await this.deadLink(tokenHash);
    if (answer.acceptedTerms) assertSignature(answer.name, this.needs.unprintable);
    if (answer.acceptedTerms) await this.needs.printer.prepare();
    const refusal = await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lock(place);
      const link = letter?.linkOf(tokenHash);
      if (!letter || !link) throw await this.deadLink(tokenHash);
      const refused = await this.needs.codeCheck.refusalOf(letter, { tokenHash, link, code: answer.code });
      if (refused) return refused;
      await (answer.acceptedTerms ? this.accept(letter, answer, link) : this.decline(letter, answer, link));
      return null;
    });
    if (refusal) throw refusal;
  }

  private async deadLink(tokenHash: string): Promise<DomainError> {
    return (await this.needs.versions.isReplaced(tokenHash)) ? replacedOffer() : unknownLink();
  }

  private async accept(letter: OfferLetter, answer: Answer, link: LinkKind): Promise<void> {
    const now = this.needs.clock.now();
    const { consentWithdrawnAt } = letter;
    if (!SigningRules.sign({ status: letter.statusAt(now), consentWithdrawnAt })) throw consentWithdrawn();
    assertOwnName(letter, answer);
    const consent = await this.needs.consentCheck.shownTo(letter, link, answer.consentHash);
    const hadPrepared = letter.pendingTerms !== null;
    letter.sign(answer, now);
    const reading = await this.needs.reader.workerReading(letter.referralId);
    const document = await this.needs.printer.printSigned(letter, {
      consent,
      events: await this.recordAnswer(letter, 'signed', answer, link),
      language: consent?.language ?? reading.language,
      timeZone: await this.needs.localDays.zoneOf(reading.location),
    });
    letter.freezeDocument({ hash: document.sha256, url: `/api/offer-letters/${letter.id}/document` }, now);
    await this.needs.letters.save(letter);
    await this.needs.documents.add(letter.id, document, now);
    if (consent) await this.needs.consents.add(letter.id, consent, now);
    if (hadPrepared) await this.needs.dropPrepared.run(letter);
    if (!letter.isAddendum) await this.needs.hiring.offerSigned(letter.referralId, consent?.language ?? null);
  }

  /** The whole record of the letter, with this last line. */
  private async recordAnswer(
    letter: OfferLetter,
    kind: 'signed' | 'declined',
    answer: Answer,
    link: LinkKind,
  ): Promise<readonly LetterEvent[]> {
    const at = this.needs.clock.now();
    const channel = answer.consentHash === null ? 'call' : 'page';
    const maskedAddress = MaskedAddress.network(answer.ip);
    await this.needs.record.add(letter.id, [{ kind, channel, maskedAddress, link, at }]);
    return this.needs.record.of(letter.id);
  }

  private async decline(letter: OfferLetter, answer: Answer, link: LinkKind): Promise<void> {
    letter.decline(this.needs.clock.now());
    await this.needs.letters.save(letter);
    await this.recordAnswer(letter, 'declined', answer, link);
    if (!letter.isAddendum) await this.needs.endOffer.settle(letter.referralId, 'offer_declined');
  }
}

/**
 * Our page requires a confirmation of a different name. A bare call has no page, so its record shows that the
 * name differs.
 */
function assertOwnName({ workerName }: OfferLetter, { name, consentHash, confirmedName }: Answer): void {
  if (name === null || consentHash === null || confirmedName || isSameName(name, workerName)) return;
  throw new DomainError('offers.name_differs', 'rule_broken', "This isn't the name in the letter", {
    path: 'signature',
  });
}

/** Electronic signing has ended for this letter; a signature on paper or a no is still possible (rules.md#paper-and-withdrawal). */
function consentWithdrawn(): DomainError {
  return new DomainError(
    'offers.consent_withdrawn',
    'conflict',
    'You withdrew your consent to sign electronically. The employer mails you the letter to sign on paper.',
  );
}
