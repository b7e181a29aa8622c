import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { NewAccount } from '../account/new-account.ts';
import type { PasswordHasher, UserRepository } from '../ports.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { AccountAccess } from '../sign-in/account-access.ts';

export interface AdminDetails {
  readonly email: string;
  readonly password: string;
  readonly termsVersion: string;
}

export interface MakeAdminNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly hasher: PasswordHasher;
  readonly newAccount: NewAccount;
  readonly access: AccountAccess;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly clock: Clock;
}

/**
 * Makes an admin, or makes someone one; the settings and the command line are the only callers (rules.md#admins-by-admins). The
 * password is the admin's from now on.
 */
export class MakeAdmin {
  private readonly needs: MakeAdminNeeds;

  constructor(needs: MakeAdminNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `identity.common_password` (400) */
  async run({ email, password, termsVersion }: AdminDetails): Promise<void> {
    const { unitOfWork, users, newAccount, clock } = this.needs;
    if (await this.isInPlace(email, password)) return;
    const passwordHash = await newAccount.hashPassword(password);
    await unitOfWork.transaction(async () => {
      if (await this.promote(email, passwordHash)) return;
      const unnamed = { firstName: 'Crewvine', lastName: 'Admin', phone: null, referralCode: null };
      const details = { ...unnamed, email, language: 'en', termsVersion } as const;
      const admin = await newAccount.make(details, 'referrer', passwordHash);
      admin.makeAdmin(passwordHash, clock.now());
      await users.add(admin);
    });
  }

  /** The settings ask at every start: what is so already is left alone, sessions too. */
  private async isInPlace(email: string, password: string): Promise<boolean> {
    const { unitOfWork, users, hasher } = this.needs;
    const known = await unitOfWork.transaction(() => users.findByEmail(email));
    if (known?.userType !== 'admin' || known.deletedAt) return false;
    return hasher.matches(password, known.passwordHash);
  }

  /** Locks out anyone who made the account under this address: only the new password opens it. */
  private async promote(email: string, passwordHash: string): Promise<boolean> {
    const { users, access, log, clock } = this.needs;
    const id = await users.findIdByEmail(email);
    const known = id && (await users.findById(id));
    if (!known) return false;
    known.makeAdmin(passwordHash, clock.now());
    await users.save(known);
    await access.close(known.id);
    await log.record({ userId: known.id, kind: 'role_changed', detail: 'admin' });
    await log.record({ userId: known.id, kind: 'password_changed' });
    return true;
  }
}
