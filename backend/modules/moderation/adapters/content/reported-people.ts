import { asId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { FoundContent, ReportedContent } from '../../application/content/reported-content.ts';

/** People as moderators see them. They are warned or shut out, never hidden. */
export class ReportedPeople implements ReportedContent {
  readonly kind = 'user';
  private readonly accounts: AccountReader;

  constructor(accounts: AccountReader) {
    this.accounts = accounts;
  }

  async find(id: string): Promise<FoundContent | null> {
    const account = await this.accounts.account(asId<'user'>(id));
    if (!account) return null;
    return {
      id,
      authorId: asId<'user'>(id),
      title: `${account.firstName} ${account.lastName}`,
      text: [account.bio, account.company?.name].filter(Boolean).join('\n'),
      html: null,
      path: '/admin-panel',
      isHidden: false,
      isLocked: false,
      isDeleted: false,
      createdAt: new Date(account.createdAt),
    };
  }

  /** Anyone with an account can be reported. */
  async isReadableBy(): Promise<boolean> {
    return true;
  }

  async hide(): Promise<void> {
    // Moderators hide a person's content, not the person.
  }

  async restore(): Promise<void> {
    // Nothing of theirs was hidden with them.
  }

  async lock(): Promise<void> {
    // A person has no replies.
  }
}
