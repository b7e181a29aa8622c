import type { Clock } from '../../../kernel/clock.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { NewAccount } from './new-account.ts';
import type { OpenSessions } from './open-sessions.ts';
import type { UserRepository } from './ports.ts';

export interface AdminDetails {
  readonly email: string;
  readonly password: string;
  readonly termsVersion: string;
}

/** Makes an admin, or makes somebody one; the settings and the command line are the only callers (decision 2). */
export class MakeAdmin {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly newAccount: NewAccount;
  private readonly sessions: OpenSessions;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    users: UserRepository,
    newAccount: NewAccount,
    sessions: OpenSessions,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.newAccount = newAccount;
    this.sessions = sessions;
    this.clock = clock;
  }

  async run({ email, password, termsVersion }: AdminDetails): Promise<void> {
    const passwordHash = await this.newAccount.hashPassword(password);
    await this.unitOfWork.transaction(async () => {
      const known = await this.users.findByEmail(email);
      if (known) {
        known.makeAdmin(passwordHash, this.clock.now());
        await this.users.save(known);
        await this.sessions.changeType(known.id, 'admin');
        return;
      }
      const unnamed = { firstName: 'Crewvine', lastName: 'Admin', phone: null, referralCode: null };
      const details = { ...unnamed, email, password, language: 'en', termsVersion } as const;
      const admin = await this.newAccount.make(details, 'referrer', passwordHash);
      admin.makeAdmin(passwordHash, this.clock.now());
      await this.users.add(admin);
    });
  }
}
