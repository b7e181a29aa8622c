import type { UserId } from '#kernel/ids.ts';
import type { Mailing } from '../../contract/paper/mailing.ts';

export interface MailingPage {
  readonly now: Date;
  readonly after: { readonly at: string; readonly id: string } | null;
  readonly limit: number;
}

/** Papers that an employer has to mail, the longest waiting first, then by id (rules.md#things-to-mail). */
export interface Mailings {
  of(employerId: UserId, page: MailingPage): Promise<readonly Mailing[]>;
}

/** Merges the lists of several sources; each returns up to a full page. */
export class AllMailings implements Mailings {
  private readonly parts: readonly Mailings[];

  constructor(parts: readonly Mailings[]) {
    this.parts = parts;
  }

  async of(employerId: UserId, page: MailingPage): Promise<readonly Mailing[]> {
    const found = await Promise.all(this.parts.map((part) => part.of(employerId, page)));
    return found.flat().toSorted(inOrder).slice(0, page.limit);
  }
}

function inOrder(a: Mailing, b: Mailing): number {
  if (a.requestedAt !== b.requestedAt) return a.requestedAt < b.requestedAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
