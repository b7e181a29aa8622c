import { DomainError } from '#kernel/domain-error.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { EsignConsent } from '../../domain/signing/esign-consent.ts';
import type { ConsentTexts, LetterRecord } from './ports.ts';

/** (tx) Whether someone may sign on our page: what they agreed to is known, and they have opened the document (rules.md#esign-consent). */
export class ConsentCheck {
  private readonly texts: ConsentTexts;
  private readonly record: Pick<LetterRecord, 'hasOpenedDocument'>;

  constructor(texts: ConsentTexts, record: Pick<LetterRecord, 'hasOpenedDocument'>) {
    this.texts = texts;
    this.record = record;
  }

  /**
   * The text that was shown; null for a bare call, which has no screen and shows none.
   * @throws DomainError `offers.consent_changed` (conflict), `offers.document_not_opened` (rule_broken).
   */
  async shownTo(
    letter: OfferLetter,
    link: LinkKind,
    consentHash: string | null,
  ): Promise<EsignConsent | null> {
    if (consentHash === null) return null;
    const consent = this.texts.ofHash(letter.isAddendum ? 'addendum' : 'letter', consentHash);
    if (!consent) {
      throw new DomainError(
        'offers.consent_changed',
        'conflict',
        'The consent text has changed. Please read it again.',
      );
    }
    const since = letter.sentAt ?? letter.createdAt;
    if (await this.record.hasOpenedDocument(letter.id, link, since)) return consent;
    throw new DomainError(
      'offers.document_not_opened',
      'rule_broken',
      'Open the offer letter (PDF) before you sign',
    );
  }
}
