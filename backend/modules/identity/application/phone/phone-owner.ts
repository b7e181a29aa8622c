import type { SecondStep } from '../second-factor/second-factor-ports.ts';
import type { User } from '../../domain/user.ts';
import type { UserRepository } from '../ports.ts';

interface PhoneOwnerNeeds {
  readonly users: UserRepository;
  readonly secondStep: SecondStep;
}

/** Finds the account that a text to a phone signs in (rules.md#sign-in-by-text). */
export class PhoneOwner {
  private readonly needs: PhoneOwnerNeeds;

  constructor(needs: PhoneOwnerNeeds) {
    this.needs = needs;
  }

  /**
   * (tx) Locked; null if no account has confirmed the phone, and for an admin without a second step: a text
   * is not enough for an admin.
   */
  async find(phone: string): Promise<User | null> {
    const { users, secondStep } = this.needs;
    const id = await users.findIdByConfirmedPhone(phone);
    const user = id && (await users.findById(id));
    if (!user || user.deletedAt || user.phone !== phone || user.phoneVerifiedAt === null) return null;
    return user.userType === 'admin' && !(await secondStep.isOn(user.id)) ? null : user;
  }
}
