import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { OfferSigning } from '../../contract/index.ts';
import { unknownLink } from '../letter/letter-access.ts';
import type { OfferReader } from '../letter/offer-reader.ts';
import type { OfferLetterRepository, SigningLinks } from '../ports.ts';

interface OpenSigningPageNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly letters: OfferLetterRepository;
  readonly links: SigningLinks;
  readonly reader: Pick<OfferReader, 'signing'>;
  readonly clock: Clock;
}

/** The candidate's page. That it was opened is noted once, as a fact; nothing is decided by it (rules.md#opening-decides-nothing). */
export class OpenSigningPage {
  private readonly needs: OpenSigningPageNeeds;

  constructor(needs: OpenSigningPageNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_link` (not_found). */
  async run(token: string): Promise<OfferSigning> {
    const page = await this.show(token);
    if (page.status !== 'sent') return page;
    await this.noteView(token);
    return this.show(token);
  }

  /** The page as it stands, without noting anything. @throws DomainError `offers.unknown_link` (not_found). */
  async show(token: string): Promise<OfferSigning> {
    const row = await this.needs.reader.signing(this.needs.links.hash(token), this.needs.clock.now());
    if (!row) throw unknownLink();
    return {
      ...row,
      documentUrl: `/api/offer-letters/${row.id}/document?token=${encodeURIComponent(token)}`,
    };
  }

  private async noteView(token: string): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const place = await this.needs.letters.placeOfToken(this.needs.links.hash(token));
      const letter = place && (await this.needs.letters.findById(place.id));
      if (!letter) return;
      letter.markViewed(this.needs.clock.now());
      await this.needs.letters.save(letter);
    });
  }
}
