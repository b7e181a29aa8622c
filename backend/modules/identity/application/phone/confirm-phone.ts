import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import { LinkCode } from '#kernel/links/link-code.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import { requirePhone } from '../account/require-phone.ts';
import type { UserRepository } from '../ports.ts';
import type { AccountMessage, AccountMessages } from '../recovery/account-messages.ts';
import type { SecurityLog } from '../security/security-log.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { PhoneCodes } from './phone-codes.ts';

interface ConfirmPhoneNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly codes: PhoneCodes;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly messages: AccountMessages;
  readonly phones: PhoneNumbers;
  readonly clock: Clock;
}

/** A phone becomes someone's own, by the code that was texted to it (rules.md#confirmed-phone). */
export class ConfirmPhone {
  private readonly needs: ConfirmPhoneNeeds;

  constructor(needs: ConfirmPhoneNeeds) {
    this.needs = needs;
  }

  /**
   * `typed` takes the place of the phone that the account had. Whether it is the first thing that the account has confirmed.
   * @throws DomainError `identity.invalid_code`, `identity.code_expired` (400); as `requirePhone`
   */
  async run(userId: UserId, typed: string, code: string): Promise<boolean> {
    const { unitOfWork, codes, phones } = this.needs;
    const phone = requirePhone(phones, typed);
    const refusal = LinkCode.refusal(
      await codes.try({ purpose: 'confirm', phone, userId }, code),
      'identity',
    );
    if (refusal) throw refusal;
    return unitOfWork.transaction(() => this.keep(userId, phone));
  }

  /** The last account to confirm a number owns it: the earlier owner is notified by email. */
  private async keep(userId: UserId, phone: string): Promise<boolean> {
    const { users, clock } = this.needs;
    const now = clock.now();
    const before = await users.findIdByConfirmedPhone(phone);
    const other = before === null || before === userId ? null : await users.findById(before);
    if (other?.phone === phone) {
      other.losePhone(now);
      await users.save(other);
      await this.tell(other, 'phone_moved', phone);
    }
    const user = await findAccount(users, userId);
    const isFirst = !user.isConfirmed;
    const wasNew = user.confirmPhone(phone, now);
    await users.save(user);
    if (!wasNew) return false;
    await this.needs.log.record({ userId, kind: 'phone_confirmed' });
    await this.tell(user, 'phone_confirmed', phone);
    return isFirst;
  }

  private async tell(
    { email, firstName, language }: User,
    kind: Extract<AccountMessage, { ending: string }>['kind'],
    phone: string,
  ): Promise<void> {
    if (email !== null)
      await this.needs.messages.send({ kind, to: email, firstName, language, ending: phone.slice(-4) });
  }
}
