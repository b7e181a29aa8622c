import type { OfferLetterId } from '#kernel/ids.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { GivenConsents, LetterRecord, OfferRequests } from '../application/signing/ports.ts';
import type { EsignConsent } from '../domain/signing/esign-consent.ts';
import type { LetterEvent } from '../domain/signing/letter-event.ts';
import type { OfferRequest } from '../domain/signing/offer-request.ts';

export class InMemoryLetterRecord implements LetterRecord {
  private readonly lines = new Map<OfferLetterId, LetterEvent[]>();

  async add(letterId: OfferLetterId, events: readonly LetterEvent[]): Promise<void> {
    this.lines.set(letterId, [...(this.lines.get(letterId) ?? []), ...events]);
  }

  async addUnlessSince(letterId: OfferLetterId, event: LetterEvent, since: Date): Promise<void> {
    const isSame = ({ kind, channel, maskedAddress, link, at }: LetterEvent): boolean =>
      kind === event.kind &&
      channel === event.channel &&
      maskedAddress === event.maskedAddress &&
      link === event.link &&
      at >= since;
    if (!(await this.of(letterId)).some(isSame)) await this.add(letterId, [event]);
  }

  async of(letterId: OfferLetterId): Promise<readonly LetterEvent[]> {
    return this.lines.get(letterId) ?? [];
  }

  async hasOpenedDocument(letterId: OfferLetterId, link: LinkKind, since: Date): Promise<boolean> {
    return (await this.of(letterId)).some(
      (event) => event.kind === 'document_opened' && event.link === link && event.at >= since,
    );
  }
}

export class InMemoryConsents implements GivenConsents {
  readonly given = new Map<OfferLetterId, EsignConsent>();

  async add(letterId: OfferLetterId, consent: EsignConsent): Promise<void> {
    this.given.set(letterId, consent);
  }
}

export class InMemoryOfferRequests implements OfferRequests {
  private readonly asked = new Map<string, OfferRequest>();

  async add(letterId: OfferLetterId, request: OfferRequest): Promise<boolean> {
    const key = `${letterId} ${request.kind}`;
    const known = this.asked.get(key);
    const isOver = request.kind === 'paper_copy' && known?.doneAt;
    if (known && !isOver && known.mailingAddress === request.mailingAddress) return false;
    this.asked.set(key, request);
    return true;
  }

  async addMailing(letterId: OfferLetterId, requestedAt: Date): Promise<void> {
    const key = `${letterId} consent_withdrawn`;
    if (this.asked.get(key)?.doneAt === null) return;
    this.asked.set(key, { kind: 'consent_withdrawn', mailingAddress: null, requestedAt, doneAt: null });
  }

  /** The open mailing requests of a letter. */
  open(letterId: OfferLetterId): readonly OfferRequest['kind'][] {
    const ofLetter = [...this.asked]
      .filter(([key]) => key.startsWith(letterId))
      .map(([, request]) => request);
    return ofLetter.filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind);
  }

  async markDone(letterId: OfferLetterId, kind: OfferRequest['kind'], at: Date): Promise<boolean> {
    const key = `${letterId} ${kind}`;
    const request = this.asked.get(key);
    if (request) this.asked.set(key, { ...request, doneAt: request.doneAt ?? at });
    return request !== undefined;
  }
}
