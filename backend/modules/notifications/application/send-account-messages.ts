import type { AccountMessage, AccountMessages } from '#modules/identity/index.ts';
import { deviceNames } from './device-names.ts';
import type { Emails } from './notifier.ts';

/** Sends identity's messages in the words of the notifications. */
export class SendAccountMessages implements AccountMessages {
  private readonly emails: Emails;

  constructor(emails: Emails) {
    this.emails = emails;
  }

  async send(message: AccountMessage): Promise<void> {
    const { to, language, firstName } = message;
    const about = { to, language, senderId: null };
    if (message.kind === 'verify_email' || message.kind === 'reset_password') {
      const { kind, link } = message;
      await this.emails.send({ ...about, kind, data: { firstName, link } });
    } else if (message.kind === 'account_deleted_owed') {
      const { kind, amount, reference } = message;
      await this.emails.send({ ...about, kind, data: { firstName, amount, reference } });
    } else if (message.kind === 'phone_confirmed' || message.kind === 'phone_moved') {
      const { kind, ending } = message;
      await this.emails.send({ ...about, kind, data: { firstName, ending } });
    } else if (message.kind === 'passkey_added') {
      const { kind, userAgent } = message;
      await this.emails.send({ ...about, kind, data: { firstName, device: deviceNames(userAgent) } });
    } else if (message.kind === 'new_device') {
      const { kind, userAgent, address } = message;
      await this.emails.send({
        ...about,
        kind,
        data: { firstName, device: deviceNames(userAgent), address },
      });
    } else {
      await this.emails.send({ ...about, kind: message.kind, data: { firstName } });
    }
  }
}
