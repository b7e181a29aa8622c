import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import { Company, type CompanyText } from '../../domain/company.ts';
import type { ProfileChanges } from '../../domain/profiled-user.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { CompanyRepository, UserRepository } from '../ports.ts';
import { requirePhone } from './require-phone.ts';

export interface ProfileEdit {
  /** Omitted fields stay; `phone` as it was typed. */
  readonly changes: ProfileChanges;
  readonly userType: UserType | null;
  /** For employers; others speak for no company and it is ignored like any unknown field. */
  readonly company: CompanyText | null;
}

export interface EditProfileNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly companies: CompanyRepository;
  readonly sessions: OpenSessions;
  readonly phones: PhoneNumbers;
  readonly clock: Clock;
}

/** A person edits their profile (rules.md#profile-editing). */
export class EditProfile {
  private readonly needs: EditProfileNeeds;

  constructor(needs: EditProfileNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError as `requirePhone` and `User.chooseRole` */
  async run(userId: UserId, { changes, userType, company }: ProfileEdit): Promise<void> {
    const { unitOfWork, users, sessions, phones, clock } = this.needs;
    const phone = changes.phone ? { phone: requirePhone(phones, changes.phone) } : {};
    await unitOfWork.transaction(async () => {
      const user = await findAccount(users, userId);
      const now = clock.now();
      const from = user.userType;
      if (userType) user.chooseRole(userType, now);
      user.editProfile({ ...changes, ...phone }, now);
      await users.save(user);
      if (userType) await sessions.changeType(userId, { from, to: user.userType });
      if (company && user.userType === 'employer') await this.saveCompany(userId, company, now);
    });
  }

  private async saveCompany(owner: UserId, text: CompanyText, now: Date): Promise<void> {
    const { companies } = this.needs;
    const known = await companies.findByMember(owner);
    if (!known) return companies.add(Company.found({ ...text, now }), owner);
    known.describe(text, now);
    return companies.save(known);
  }
}
