import type { UserId } from '#kernel/ids.ts';
import type { Mailing } from '../../contract/mailing.ts';

export interface MailingPage {
  readonly now: Date;
  readonly after: { readonly at: string; readonly id: string } | null;
  readonly limit: number;
}

/** The papers that an employer has to mail, the longest waiting first (rules.md#things-to-mail). */
export interface Mailings {
  of(employerId: UserId, page: MailingPage): Promise<readonly Mailing[]>;
}
