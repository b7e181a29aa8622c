import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { OfferSigning } from '../../contract/index.ts';
import { unknownLink } from '../letter/letter-access.ts';
import type { OfferReader } from '../letter/offer-reader.ts';
import type { OfferLetterRepository, SigningLinks } from '../ports.ts';
import type { ConsentLanguage, EsignConsent } from '../../domain/signing/esign-consent.ts';
import { MaskedAddress } from '../../domain/signing/letter-event.ts';
import type { ConsentTexts, LetterRecord } from './ports.ts';
import { sameLookSince } from './same-look.ts';

interface OpenSigningPageNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly letters: OfferLetterRepository;
  readonly links: SigningLinks;
  readonly reader: Pick<OfferReader, 'signing'>;
  readonly record: LetterRecord;
  readonly consents: ConsentTexts;
  readonly clock: Clock;
}

/** Who looks, and in which language. */
export interface Look {
  readonly language: ConsentLanguage;
  readonly ip: string | null;
}

/** The candidate's page. That it was opened is noted, as a fact; nothing is decided by it (rules.md#opening-decides-nothing). */
export class OpenSigningPage {
  private readonly needs: OpenSigningPageNeeds;

  constructor(needs: OpenSigningPageNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_link` (not_found). */
  async run(token: string, look: Look): Promise<OfferSigning> {
    const page = await this.show(token, look.language);
    if (page.status !== 'sent' && page.status !== 'viewed') return page;
    await this.noteView(token, look);
    return page.status === 'sent' ? this.show(token, look.language) : page;
  }

  /** The page as it stands, without noting anything. @throws DomainError `offers.unknown_link` (not_found). */
  async show(token: string, language: ConsentLanguage): Promise<OfferSigning> {
    const row = await this.needs.reader.signing(this.needs.links.hash(token), this.needs.clock.now());
    if (!row) throw unknownLink();
    const awaitsAnswer = row.status === 'sent' || row.status === 'viewed';
    return {
      ...row,
      consent: awaitsAnswer ? shown(this.needs.consents.in(language)) : null,
      documentUrl: `/api/offer-letters/${row.id}/document?token=${encodeURIComponent(token)}`,
    };
  }

  private async noteView(token: string, { ip }: Look): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const place = await this.needs.letters.placeOfToken(this.needs.links.hash(token));
      const letter = place && (await this.needs.letters.findById(place.id));
      if (!letter) return;
      const at = this.needs.clock.now();
      letter.markViewed(at);
      await this.needs.letters.save(letter);
      const event = {
        kind: 'viewed',
        channel: 'page',
        maskedAddress: MaskedAddress.network(ip),
        at,
      } as const;
      await this.needs.record.addUnlessSince(letter.id, event, sameLookSince(at, letter.sentAt));
    });
  }
}

function shown({ version, language, sections, statement, sha256 }: EsignConsent): OfferSigning['consent'] {
  return { version, language, sections: [...sections], statement, sha256 };
}
