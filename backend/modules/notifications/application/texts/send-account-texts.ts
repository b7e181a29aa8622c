import type { AccountGoodbye, AccountText, AccountTexts, AccountWarning } from '#modules/identity/index.ts';
import { deviceNames } from '../device-names.ts';
import type { Notifier, TextKind } from '../notifier.ts';

const CODES = {
  sign_in: 'sign_in_code',
  confirm: 'phone_code',
  apply: 'apply_code',
  refer: 'refer_code',
  claim: 'claim_code',
} as const satisfies Record<AccountText['purpose'], TextKind>;

/** Texts account codes in the words of the notifications; the person who requested one is waiting for it. */
export class SendAccountTexts implements AccountTexts {
  private readonly notifier: Pick<Notifier, 'text'>;

  constructor(notifier: Pick<Notifier, 'text'>) {
    this.notifier = notifier;
  }

  async sendCode({ purpose, to, language, firstName, code, senderId }: AccountText): Promise<void> {
    const recipient = { to, language, recipientName: firstName, asked: true };
    await this.notifier.text({ ...recipient, kind: CODES[purpose], senderId, jobId: null, data: { code } });
  }

  /** Sent immediately, even at night: the morning would be too late. */
  async sendWarning({ kind, to, language, firstName, userAgent }: AccountWarning): Promise<void> {
    const text = ofTheAccount({ to, language, firstName });
    await this.notifier.text({ ...text, kind, data: { device: deviceNames(userAgent) } });
  }

  async sendGoodbye({ to, language, firstName, amount, reference }: AccountGoodbye): Promise<void> {
    const text = ofTheAccount({ to, language, firstName });
    if (amount === null) await this.notifier.text({ ...text, kind: 'account_deleted', data: { firstName } });
    else await this.notifier.text({ ...text, kind: 'account_deleted_owed', data: { amount, reference } });
  }
}

/** To the account's owner: no job, no sender, and never held until the morning. */
function ofTheAccount({ to, language, firstName }: Pick<AccountText, 'to' | 'language' | 'firstName'>) {
  return { to, language, recipientName: firstName, senderId: null, jobId: null, asked: true } as const;
}
