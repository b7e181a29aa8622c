import type { Clock } from '#kernel/clock.ts';
import type { JobId, OfferLetterId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { FirstDayFacts, Hiring } from '#modules/hiring/index.ts';
import type { Emails, Notifier } from '#modules/notifications/index.ts';
import { MaskedAddress, type LetterEvent } from '../../domain/signing/letter-event.ts';
import type { SigningLinks, LinkedLetter } from './signing-links.ts';
import type { LetterRecord, OfferRequests } from './ports.ts';

/** The recipients of a signed letter's copies. */
export interface SignedParties extends LinkedLetter {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly addendumTo: OfferLetterId | null;
  readonly isConsentWithdrawn: boolean;
  readonly jobTitle: string;
  readonly company: string;
  readonly workerName: string;
  /** The referral's phone. */
  readonly workerPhone: string | null;
  /** The referral's email, else the letter's, else that of the worker's account. */
  readonly workerEmail: string | null;
  readonly workerLanguage: Language;
  readonly employerEmail: string | null;
  readonly employerPhone: string | null;
  readonly employerLanguage: Language;
}

export interface SignedLetters {
  parties(id: OfferLetterId): Promise<SignedParties | null>;
}

interface SendCopiesNeeds {
  readonly letters: SignedLetters;
  readonly links: Pick<SigningLinks, 'urlOf'>;
  readonly emails: Emails;
  readonly notifier: Pick<Notifier, 'text'>;
  readonly record: Pick<LetterRecord, 'add'>;
  readonly requests: Pick<OfferRequests, 'addMailing'>;
  readonly hiring: Pick<Hiring, 'firstDay'>;
  readonly clock: Clock;
  readonly publicUrl: string;
}

interface Side {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly link: string;
  /** The sender of an email to an address that others may have typed (rules.md#confirmed-senders). */
  readonly senderId: UserId | null;
  /** For the worker: time and place of the first day. */
  readonly firstDay: FirstDayFacts | null;
}

/** The name under which emails request the signed document. */
export const SIGNED_DOCUMENT = 'offers.signed_document';

/**
 * (tx) Sends the signed document to both sides: by email if there is an address, otherwise as a link by text
 * (rules.md#both-copies). A worker who withdrew the consent gets theirs on paper.
 */
export class SendCopies {
  private readonly needs: SendCopiesNeeds;

  constructor(needs: SendCopiesNeeds) {
    this.needs = needs;
  }

  async run(id: OfferLetterId): Promise<void> {
    const parties = await this.needs.letters.parties(id);
    if (!parties) return;
    if (parties.isConsentWithdrawn) {
      await this.needs.requests.addMailing(id, this.needs.clock.now());
    } else await this.sendToWorker(parties);
    const { employerEmail, employerPhone, employerLanguage } = parties;
    const dashboard = `${this.needs.publicUrl}/employer-dashboard`;
    await this.send(parties, {
      email: employerEmail,
      phone: employerPhone,
      language: employerLanguage,
      senderId: null,
      link: dashboard,
      firstDay: null,
    });
  }

  private async sendToWorker(parties: SignedParties): Promise<void> {
    const { workerEmail, workerPhone, workerLanguage, employerId, addendumTo } = parties;
    await this.send(parties, {
      email: workerEmail,
      phone: workerPhone,
      language: workerLanguage,
      senderId: employerId,
      link: this.needs.links.urlOf(parties, 'sent') ?? this.needs.publicUrl,
      firstDay: addendumTo === null ? await this.firstDayOf(parties) : null,
    });
  }

  /** Null if the letter leaves the day open. */
  private async firstDayOf({ referralId, workerLanguage }: SignedParties): Promise<FirstDayFacts | null> {
    const facts = await this.needs.hiring.firstDay(referralId, workerLanguage);
    return facts.when === '' ? null : facts;
  }

  private async send(parties: SignedParties, side: Side): Promise<void> {
    const { id } = parties;
    if (side.email) {
      await this.mail(parties, side, side.email);
      await this.note(id, 'email', MaskedAddress.email(side.email));
    } else if (side.phone) {
      await this.text(parties, side, side.phone);
      await this.note(id, 'text', MaskedAddress.phone(side.phone));
    }
  }

  private mail(
    parties: SignedParties,
    { language, senderId, link, firstDay }: Side,
    to: string,
  ): Promise<void> {
    const { id, addendumTo, workerName, jobTitle, company } = parties;
    const fileName = addendumTo ? 'addendum-signed.pdf' : 'offer-letter-signed.pdf';
    const mail = { to, language, senderId, attachment: { source: SIGNED_DOCUMENT, id, fileName } };
    const { emails } = this.needs;
    if (firstDay) {
      return emails.send({ ...mail, kind: 'signed_first_day', data: { jobTitle, company, ...firstDay } });
    }
    const kind = addendumTo ? 'addendum_signed_copy' : 'offer_signed_copy';
    return emails.send({ ...mail, kind, data: { workerName, jobTitle, company, link } });
  }

  private text(parties: SignedParties, { language, link, firstDay }: Side, to: string): Promise<void> {
    const { addendumTo, jobTitle, company, employerId: senderId, jobId } = parties;
    const about = { to, language, senderId, jobId, recipientName: null, asked: false };
    const { notifier } = this.needs;
    if (firstDay) {
      return notifier.text({ ...about, kind: 'signed_first_day', data: { jobTitle, company, ...firstDay } });
    }
    const kind = addendumTo ? 'addendum_signed_copy' : 'offer_signed_copy';
    return notifier.text({ ...about, kind, data: { jobTitle, company, link } });
  }

  private async note(
    id: OfferLetterId,
    channel: LetterEvent['channel'],
    maskedAddress: string,
  ): Promise<void> {
    const at = this.needs.clock.now();
    await this.needs.record.add(id, [{ kind: 'copy_sent', channel, maskedAddress, link: null, at }]);
  }
}
