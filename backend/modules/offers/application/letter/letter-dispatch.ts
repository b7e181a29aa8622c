import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { LetterEventKind } from '#contract/offers/vocabulary/letter/letter-events.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { eventsOfTelling } from '../../domain/signing/letter-event.ts';
import type { PaperScanStore } from '../paper/paper-scans.ts';
import type { LetterRecord, OfferRequests } from '../signing/ports.ts';
import type { OfferReader, WorkerContact } from './offer-reader.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { SigningLinks } from '../signing/signing-links.ts';

interface LetterDispatchNeeds {
  readonly letters: OfferLetterRepository;
  readonly links: SigningLinks;
  readonly billing: Pick<Billing, 'isLetterPaid'>;
  readonly notifier: Notifier;
  readonly record: Pick<LetterRecord, 'add'>;
  readonly requests: Pick<OfferRequests, 'addMailing'>;
  readonly reader: Pick<OfferReader, 'workerContact'>;
  readonly scans: Pick<PaperScanStore, 'remove'>;
  readonly localDays: Pick<LocalDays, 'zoneOf'>;
  readonly clock: Clock;
}

type LinkNews = 'offer_to_sign' | 'offer_changed' | 'offer_counter_declined' | 'addendum_to_sign';
type EndNews = 'offer_reminder' | 'offer_extended' | 'addendum_reminder';
type News =
  | { readonly kind: LinkNews; readonly link: string }
  | { readonly kind: EndNews; readonly link: string; readonly expiresAt: Date }
  | { readonly kind: 'offer_withdrawn' | 'addendum_withdrawn' };

/** (tx) A letter on its way to the candidate, and back. The referral and its money are the caller's. */
export class LetterDispatch {
  private readonly needs: LetterDispatchNeeds;

  constructor(needs: LetterDispatchNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `offers.not_draft`, `offers.payment_required` (conflict, rules.md#paid-before-sending). */
  async send(letter: OfferLetter): Promise<void> {
    if (letter.status === 'draft') await this.assertPaid(letter);
    const link = this.needs.links.issue(letter.id);
    const kind = letter.isBeingAmended ? 'offer_changed' : 'offer_to_sign';
    letter.send(link, 'builtin', this.needs.clock.now());
    await this.needs.letters.save(letter);
    await this.tellWorker(letter, { kind, link: this.needs.links.urlOfToken(link.token) }, 'sent');
  }

  /** @throws DomainError `offers.payment_required` (conflict, rules.md#paid-before-sending). */
  async assertPaid({ id }: OfferLetter): Promise<void> {
    if (await this.needs.billing.isLetterPaid(id)) return;
    throw new DomainError('offers.payment_required', 'conflict', "You can send this offer once it's paid");
  }

  /** An addendum costs nothing, so it is sent when it is created. */
  async sendAddendum(addendum: OfferLetter): Promise<void> {
    const link = this.needs.links.issue(addendum.id);
    addendum.send(link, 'builtin', this.needs.clock.now());
    await this.needs.letters.save(addendum);
    const url = this.needs.links.urlOfToken(link.token);
    await this.tellWorker(addendum, { kind: 'addendum_to_sign', link: url }, 'sent');
  }

  /**
   * Sends a new link like the first one; the old one opens nothing. @throws DomainError `offers.not_open`
   * (conflict).
   */
  async renewLink(letter: OfferLetter): Promise<void> {
    const link = this.needs.links.issue(letter.id);
    letter.replaceLink(link, this.needs.clock.now());
    await this.needs.letters.save(letter);
    const kind = letter.isAddendum ? 'addendum_to_sign' : 'offer_to_sign';
    await this.tellWorker(letter, { kind, link: this.needs.links.urlOfToken(link.token) }, 'sent');
  }

  /** The deadline of the letter that they have. Without a working link, there is no message. */
  async tellEnd(letter: OfferLetter, kind: 'offer_reminder' | 'offer_extended'): Promise<void> {
    const link = this.needs.links.urlOf(letter, 'sent');
    if (link === null || letter.expiresAt === null) return;
    const news = letter.isAddendum ? 'addendum_reminder' : kind;
    const event = kind === 'offer_extended' ? 'sent' : 'reminded';
    await this.tellWorker(letter, { kind: news, link, expiresAt: letter.expiresAt }, event);
  }

  /** The letter stays unchanged and can still be answered. */
  async tellCounterDeclined(letter: OfferLetter): Promise<void> {
    const link = this.needs.links.urlOf(letter, 'sent');
    if (link === null) return;
    await this.tellWorker(letter, { kind: 'offer_counter_declined', link }, 'sent');
  }

  /** A signed letter that no longer counts, and an addendum to it that waits. Nothing for any other. */
  async revoke(letter: OfferLetter, reason: string): Promise<void> {
    if (letter.status !== 'signed') return;
    const open = await this.needs.letters.findOpenAddendum(letter.id);
    if (open) await this.takeBack(open, reason);
    letter.revoke(reason, this.needs.clock.now());
    await this.needs.scans.remove(letter.id);
    await this.needs.letters.save(letter);
    await this.tellWorker(letter, { kind: 'offer_withdrawn' });
  }

  /** Notifies the worker if the letter had reached them. @throws DomainError `offers.not_withdrawable`. */
  async withdraw(letter: OfferLetter, reason: string, isTold = true): Promise<void> {
    await this.takeBack(letter, reason);
    if (letter.sentAt === null || !isTold) return;
    await this.tellWorker(letter, { kind: letter.isAddendum ? 'addendum_withdrawn' : 'offer_withdrawn' });
  }

  private async takeBack(letter: OfferLetter, reason: string): Promise<void> {
    letter.withdraw(reason, this.needs.clock.now());
    await this.needs.letters.save(letter);
  }

  /**
   * Sends to the referral's current phone and email (rules.md#letter-contact); `event` is recorded. If the
   * consent was withdrawn, the letter is mailed instead, and no reminder is sent
   * (rules.md#paper-and-withdrawal).
   */
  private async tellWorker(
    letter: OfferLetter,
    news: News,
    event: LetterEventKind | null = null,
  ): Promise<void> {
    if ('link' in news && letter.consentWithdrawnAt) {
      if (event === 'sent') await this.needs.requests.addMailing(letter.id, this.needs.clock.now());
      return;
    }
    const contact = await this.needs.reader.workerContact(letter.referralId);
    if (!contact) return;
    await this.text(letter, news, contact);
    if (event)
      await this.needs.record.add(letter.id, eventsOfTelling(contact, event, this.needs.clock.now()));
  }

  private async text(letter: OfferLetter, news: News, contact: WorkerContact): Promise<void> {
    const { jobTitle, company } = letter;
    const to = {
      to: contact.phone,
      language: contact.language,
      senderId: letter.employerId,
      jobId: letter.jobId,
      recipientName: letter.workerName,
      email: contact.email,
      asked: false,
    };
    if (!('link' in news)) {
      await this.needs.notifier.text({ ...to, kind: news.kind, data: { jobTitle, company } });
    } else if ('expiresAt' in news) {
      const until = dayOf(news.expiresAt, to.language, await this.needs.localDays.zoneOf(contact.location));
      const data = { jobTitle, company, link: news.link, until };
      await this.needs.notifier.text({ ...to, kind: news.kind, data });
    } else {
      await this.needs.notifier.text({
        ...to,
        kind: news.kind,
        data: { jobTitle, company, link: news.link },
      });
    }
  }
}

/** The day at the job's place (rules.md#day-at-the-job). */
function dayOf(instant: Date, language: Language, timeZone: string): string {
  const format = { month: 'short', day: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', format).format(instant);
}
