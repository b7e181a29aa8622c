import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { OfferSigning } from '../../contract/index.ts';
import { unknownLink } from '../letter/letter-access.ts';
import type { OfferReader } from '../letter/offer-reader.ts';
import type { OfferLetterRepository, SigningLinks } from '../ports.ts';

/** The candidate's page. That it was opened is noted once, as a fact; nothing is decided by it (rules.md#opening-decides-nothing). */
export class OpenSigningPage {
  private readonly unitOfWork: UnitOfWork;
  private readonly letters: OfferLetterRepository;
  private readonly links: SigningLinks;
  private readonly reader: Pick<OfferReader, 'signing'>;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    letters: OfferLetterRepository,
    links: SigningLinks,
    reader: Pick<OfferReader, 'signing'>,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.letters = letters;
    this.links = links;
    this.reader = reader;
    this.clock = clock;
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
    const row = await this.reader.signing(this.links.hash(token), this.clock.now());
    if (!row) throw unknownLink();
    return {
      ...row,
      documentUrl: `/api/offer-letters/${row.id}/document?token=${encodeURIComponent(token)}`,
    };
  }

  private async noteView(token: string): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const place = await this.letters.placeOfToken(this.links.hash(token));
      const letter = place && (await this.letters.findById(place.id));
      if (!letter) return;
      letter.markViewed(this.clock.now());
      await this.letters.save(letter);
    });
  }
}
