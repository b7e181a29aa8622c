import type { AccountMessage, AccountMessages } from '#modules/identity/index.ts';
import type { Emails } from './notifier.ts';

/** What identity has to say, said in the words of the notifications. */
export class SendAccountMessages implements AccountMessages {
  private readonly emails: Emails;

  constructor(emails: Emails) {
    this.emails = emails;
  }

  async send(message: AccountMessage): Promise<void> {
    const { to, language, firstName } = message;
    if (message.kind === 'verify_email' || message.kind === 'reset_password') {
      const { kind, link } = message;
      await this.emails.send({ kind, to, language, data: { firstName, link } });
    } else if (message.kind === 'account_deleted_owed') {
      const { kind, amount, reference } = message;
      await this.emails.send({ kind, to, language, data: { firstName, amount, reference } });
    } else {
      await this.emails.send({ kind: message.kind, to, language, data: { firstName } });
    }
  }
}
