import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import { requirePhone } from '../account/require-phone.ts';
import type { RefuseSuspended } from '../sign-in/refuse-suspended.ts';
import type { PhoneCodes } from './phone-codes.ts';
import type { PhoneOwner } from './phone-owner.ts';

interface SignInByTextNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly codes: PhoneCodes;
  readonly owner: PhoneOwner;
  readonly refuseSuspended: RefuseSuspended;
  readonly phones: PhoneNumbers;
}

/**
 * Signs a person in by a phone and its texted code; every failure looks the same (rules.md#sign-in-by-text).
 */
export class SignInByText {
  private readonly needs: SignInByTextNeeds;

  constructor(needs: SignInByTextNeeds) {
    this.needs = needs;
  }

  /** E.164 of what was typed. @throws DomainError as `requirePhone` */
  phoneOf(typed: string): string {
    return requirePhone(this.needs.phones, typed);
  }

  /**
   * Null for a refusal. `phone` in E.164.
   * @throws DomainError `identity.suspended` (403), only after the right code
   */
  async run(phone: string, code: string): Promise<User | null> {
    const { unitOfWork, codes, owner, refuseSuspended } = this.needs;
    const result = await codes.try({ purpose: 'sign_in', phone, userId: null }, code);
    if (result !== 'right') return null;
    const user = await unitOfWork.transaction(() => owner.find(phone));
    if (user) await refuseSuspended.run(user);
    return user;
  }
}
