import type { UserId } from '#kernel/ids.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserRepository } from '../ports.ts';
import type { SecondStep } from '../second-factor/second-factor-ports.ts';
import { findAccount } from '../sign-in/find-account.ts';

interface GuardPhoneChangeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly secondStep: SecondStep;
  readonly phones: PhoneNumbers;
}

/**
 * Requires a proof of identity before a phone changes if the account has two steps, because the phone signs
 * the person in (rules.md#confirmed-phone).
 */
export class GuardPhoneChange {
  private readonly needs: GuardPhoneChangeNeeds;

  constructor(needs: GuardPhoneChangeNeeds) {
    this.needs = needs;
  }

  /** `typed` is undefined where the phone stays. */
  async asksWho(userId: UserId, typed: string | undefined): Promise<boolean> {
    if (typed === undefined) return false;
    const { unitOfWork, users, secondStep, phones } = this.needs;
    const { phone, phoneVerifiedAt } = await unitOfWork.transaction(() => findAccount(users, userId));
    if (phoneVerifiedAt === null || phones.parse(typed) === phone) return false;
    return secondStep.isOn(userId);
  }
}
