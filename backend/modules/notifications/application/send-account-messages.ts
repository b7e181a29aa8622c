import type { AccountMessage, AccountMessages } from '#modules/identity/index.ts';
import type { Emails } from './notifier.ts';

/** What identity has to say, said in the words of the notifications. */
export class SendAccountMessages implements AccountMessages {
  private readonly letters: Emails;

  constructor(letters: Emails) {
    this.letters = letters;
  }

  async send(message: AccountMessage): Promise<void> {
    const { to, language, firstName } = message;
    if (message.kind === 'verify_email' || message.kind === 'reset_password') {
      const { kind, link } = message;
      await this.letters.send({ kind, to, language, data: { firstName, link } });
    } else {
      await this.letters.send({ kind: message.kind, to, language, data: { firstName } });
    }
  }
}
