import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { User } from '../../domain/user.ts';
import type { AccountTexts } from '../phone/phone-code-ports.ts';
import type { AccountMessages } from '../recovery/account-messages.ts';
import type { PasswordHasher, UserRepository } from '../ports.ts';
import type { SecurityLog } from '../security/security-log.ts';

/**
 * The proof before an account is deleted: the password, or the email of an account without one, or the phone
 * if the account has neither.
 */
export interface OwnersWord {
  readonly currentPassword: string | null;
  readonly confirmEmail: string | null;
  /** The typed number. */
  readonly confirmPhone: string | null;
}

type Leaving = Pick<User, 'id' | 'email' | 'phone' | 'firstName' | 'language'>;

export interface DeleteAccountNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly hasher: PasswordHasher;
  readonly contexts: readonly PersonalData[];
  readonly messages: AccountMessages;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly texts: Pick<AccountTexts, 'sendGoodbye'>;
  readonly phones: PhoneNumbers;
}

/** Erases a person; what the books and other people need stays under a pseudonym. All of it, or nothing. */
export class DeleteAccount {
  private readonly needs: DeleteAccountNeeds;

  constructor(needs: DeleteAccountNeeds) {
    this.needs = needs;
  }

  /** Slow on purpose for a password, so call it outside the transaction. A deleted account needs no proof. */
  async isOwner(userId: UserId, word: OwnersWord): Promise<boolean> {
    const { unitOfWork, users, hasher } = this.needs;
    const user = await unitOfWork.transaction(() => users.findById(userId));
    if (!user || user.deletedAt) return true;
    if (user.passwordHash === null) return this.names(user, word);
    return word.currentPassword !== null && hasher.matches(word.currentPassword, user.passwordHash);
  }

  private names({ email, phone }: User, { confirmEmail, confirmPhone }: OwnersWord): boolean {
    if (email !== null) return confirmEmail?.toLowerCase() === email.toLowerCase();
    return confirmPhone !== null && this.needs.phones.parse(confirmPhone) === phone;
  }

  /**
   * Repeating it does nothing. `forfeit`: what would be lost is given up.
   * @throws DomainError `identity.account_busy` (409) with what is in the way
   */
  async run(userId: UserId, forfeit: boolean): Promise<void> {
    const { unitOfWork, users, contexts } = this.needs;
    await unitOfWork.transaction(async () => {
      // Locked before anything is looked at: new rows that name this person wait for the end of this transaction.
      const user = await users.findById(userId);
      if (!user || user.deletedAt) return;
      await this.refuseUnsettled(userId, forfeit);
      const { id, email, phone, firstName, language } = user;
      const owed = await this.owed(userId);
      await this.needs.log.record({ userId, kind: 'account_deleted' });
      // From the right to the left: each finds what is theirs by what those before it have not erased yet.
      for (const context of contexts.toReversed()) await context.erase(userId);
      // Last, because what is on its way to a phone is erased, too.
      await this.sayGoodbye({ id, email, phone, firstName, language }, owed);
    });
  }

  /** To the address, or else the phone, that they had. */
  private async sayGoodbye({ id, email, phone, firstName, language }: Leaving, owed: Money): Promise<void> {
    const { messages, texts } = this.needs;
    const amount = owed.isPositive() ? owed.toDollars() : null;
    if (email === null) {
      if (phone !== null) await texts.sendGoodbye({ to: phone, language, firstName, amount, reference: id });
      return;
    }
    const goodbye = { to: email, firstName, language };
    await messages.send(
      amount === null
        ? { kind: 'account_deleted', ...goodbye }
        : { kind: 'account_deleted_owed', ...goodbye, amount, reference: id },
    );
  }

  private async owed(userId: UserId): Promise<Money> {
    const parts: Money[] = [];
    for (const context of this.needs.contexts) parts.push((await context.owed?.(userId)) ?? Money.zero);
    return Money.sum(parts);
  }

  private async refuseUnsettled(userId: UserId, forfeit: boolean): Promise<void> {
    const unsettled: string[] = [];
    const lost: string[] = [];
    for (const context of this.needs.contexts) {
      unsettled.push(...((await context.hindrances?.(userId)) ?? []));
      if (!forfeit) lost.push(...((await context.forfeits?.(userId)) ?? []));
    }
    const hindrances = [...unsettled, ...lost];
    if (hindrances.length === 0) return;
    const details = { hindrances, canForfeit: unsettled.length === 0 };
    throw new DomainError('identity.account_busy', 'conflict', hindrances.join(' '), details);
  }
}
