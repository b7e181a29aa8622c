import type { Clock } from '#kernel/clock.ts';
import type { JobId, OfferLetterId, UserId } from '#kernel/ids.ts';
import type { Emails, Notifier } from '#modules/notifications/index.ts';
import { MaskedAddress, type LetterEvent } from '../../domain/signing/letter-event.ts';
import type { SigningLinks, LinkedLetter } from '../ports.ts';
import type { LetterRecord } from './ports.ts';

/** Who gets a copy of a signed letter, and where. */
export interface SignedParties extends LinkedLetter {
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly isAddendum: boolean;
  readonly jobTitle: string;
  readonly company: string;
  readonly workerName: string;
  /** Of the referral. */
  readonly workerPhone: string | null;
  /** Of the referral, else of the letter, else of the worker's account. */
  readonly workerEmail: string | null;
  readonly workerLanguage: 'en' | 'es';
  readonly employerEmail: string | null;
  readonly employerPhone: string | null;
  readonly employerLanguage: 'en' | 'es';
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
  readonly clock: Clock;
  readonly publicUrl: string;
}

interface Side {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: 'en' | 'es';
  readonly link: string;
}

/** The name under which emails ask for the signed document. */
export const SIGNED_DOCUMENT = 'offers.signed_document';

/** (tx) Both sides get the signed document: by email where there is an address, a link by text otherwise (rules.md#both-copies). */
export class SendCopies {
  private readonly needs: SendCopiesNeeds;

  constructor(needs: SendCopiesNeeds) {
    this.needs = needs;
  }

  async run(id: OfferLetterId): Promise<void> {
    const parties = await this.needs.letters.parties(id);
    if (!parties) return;
    const { workerEmail, workerPhone, workerLanguage, employerEmail, employerPhone, employerLanguage } =
      parties;
    const dashboard = `${this.needs.publicUrl}/employer-dashboard`;
    await this.send(parties, {
      email: workerEmail,
      phone: workerPhone,
      language: workerLanguage,
      link: this.needs.links.urlOf(parties, 'sent') ?? this.needs.publicUrl,
    });
    await this.send(parties, {
      email: employerEmail,
      phone: employerPhone,
      language: employerLanguage,
      link: dashboard,
    });
  }

  private async send(parties: SignedParties, { email, phone, language, link }: Side): Promise<void> {
    const { id, isAddendum, workerName, jobTitle, company, employerId: senderId, jobId } = parties;
    const kind = isAddendum ? 'addendum_signed_copy' : 'offer_signed_copy';
    if (email) {
      const attachment = {
        source: SIGNED_DOCUMENT,
        id,
        fileName: isAddendum ? 'addendum-signed.pdf' : 'offer-letter-signed.pdf',
      };
      const data = { workerName, jobTitle, company, link };
      await this.needs.emails.send({ kind, to: email, language, data, attachment });
      await this.note(id, 'email', MaskedAddress.email(email));
    } else if (phone) {
      const data = { jobTitle, company, link };
      const about = { senderId, jobId, recipientName: null, asked: false };
      await this.needs.notifier.text({ kind, to: phone, language, data, ...about });
      await this.note(id, 'text', MaskedAddress.phone(phone));
    }
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
