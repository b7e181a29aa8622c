import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { OfferSigning } from '../../contract/index.ts';
import { unknownLink } from '../letter/letter-access.ts';
import { changedTerms } from './changed-terms.ts';
import type { OfferReader } from '../letter/offer-reader.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { SigningLinks } from './signing-links.ts';
import type { EsignConsent } from '../../domain/signing/esign-consent.ts';
import { MaskedAddress } from '../../domain/signing/letter-event.ts';
import { signingActions } from '../../domain/signing/signing-actions.ts';
import type { ConsentTexts, LetterRecord } from './ports.ts';
import { sameViewSince } from './view-dedup.ts';

interface OpenSigningPageNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly letters: OfferLetterRepository;
  readonly links: SigningLinks;
  readonly reader: Pick<OfferReader, 'signing' | 'replaced'>;
  readonly record: LetterRecord;
  readonly consents: ConsentTexts;
  readonly clock: Clock;
}

/** The viewer and their language. */
export interface Look {
  readonly language: Language;
  readonly ip: string | null;
}

/** The candidate's page. A view is recorded and decides nothing (rules.md#opening-decides-nothing). */
export class OpenSigningPage {
  private readonly needs: OpenSigningPageNeeds;

  constructor(needs: OpenSigningPageNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.unknown_link` (not_found). */
  async run(token: string, look: Look): Promise<OfferSigning> {
    const page = await this.show(token, look.language);
    if (!isOut(page.status)) return page;
    await this.noteView(token, look);
    return page.status === 'sent' ? this.show(token, look.language) : page;
  }

  /** The current page, without recording a view. @throws DomainError `offers.unknown_link` (not_found). */
  async show(token: string, language: Language): Promise<OfferSigning> {
    const now = this.needs.clock.now();
    const row = await this.needs.reader.signing(this.needs.links.secrets.hash(token), now);
    if (!row) return this.showReplaced(token, language, now);
    const { previous, signatureKind, ...page } = row;
    const subject = page.isAddendum ? 'addendum' : 'letter';
    const hasOpenCounter = page.counter?.status === 'open';
    const actions = signingActions({ ...page, signatureKind, hasOpenCounter });
    return {
      ...page,
      actions,
      changes: changedTerms(page, previous),
      newSigningUrl: null,
      consent: actions.includes('sign') ? shown(this.needs.consents.in(subject, language)) : null,
      documentUrl: documentUrl(page.id, token, language),
    };
  }

  /**
   * The link of an earlier version leads to the new one, or shows how the letter ended
   * (rules.md#amended-offers).
   */
  private async showReplaced(token: string, language: Language, now: Date): Promise<OfferSigning> {
    const row = await this.needs.reader.replaced(this.needs.links.secrets.hash(token), now);
    if (!row) throw unknownLink();
    const { link, kind } = row;
    const { signatureKind: _, ...page } = row.page;
    // A copied link leads to a copied link, so it grants nothing more.
    const newSigningUrl = page.status === 'draft' ? null : this.needs.links.urlOf(link, kind);
    const status = page.status === 'draft' || newSigningUrl ? 'replaced' : page.status;
    const rest = {
      actions: [],
      changes: [],
      consent: null,
      documentUrl: documentUrl(page.id, token, language),
    };
    return { ...page, ...rest, status, newSigningUrl };
  }

  private async noteView(token: string, { ip }: Look): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const tokenHash = this.needs.links.secrets.hash(token);
      const place = await this.needs.letters.placeOfToken(tokenHash);
      const letter = place && (await this.needs.letters.findById(place.id));
      const link = letter?.linkOf(tokenHash);
      if (!letter || !link) return;
      const at = this.needs.clock.now();
      letter.markViewed(at);
      await this.needs.letters.save(letter);
      const event = {
        kind: 'viewed',
        channel: 'page',
        maskedAddress: MaskedAddress.network(ip),
        link,
        at,
      } as const;
      await this.needs.record.addUnlessSince(letter.id, event, sameViewSince(at, letter.sentAt));
    });
  }
}

function shown({ version, language, sections, statement, sha256 }: EsignConsent): OfferSigning['consent'] {
  return { version, language, sections: [...sections], statement, sha256 };
}

function documentUrl(id: string, token: string, language: Language): string {
  return `/api/offer-letters/${id}/document?token=${encodeURIComponent(token)}&language=${language}`;
}
