import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserRepository } from '../ports.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { GiveRecoveryCodes } from './give-recovery-codes.ts';
import type { AuthenticatorApps, OneTimeCodes } from './second-factor-ports.ts';

export interface SetUpAuthenticatorNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly apps: AuthenticatorApps;
  readonly oneTimeCodes: OneTimeCodes;
  readonly recoveryCodes: GiveRecoveryCodes;
  readonly sessions: OpenSessions;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly clock: Clock;
}

/** Turns on codes from an authenticator app: a secret is shown, and counts once a code from it was typed (rules.md#second-factors). */
export class SetUpAuthenticator {
  private readonly needs: SetUpAuthenticatorNeeds;

  constructor(needs: SetUpAuthenticatorNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `identity.second_factor_on` (409) */
  async begin(userId: UserId): Promise<{ readonly secret: string; readonly uri: string }> {
    const { unitOfWork, users, apps, oneTimeCodes, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const { email, phone } = await findAccount(users, userId);
      if ((await apps.find(userId))?.isConfirmed) throw isOn();
      const secret = oneTimeCodes.newSecret();
      await apps.begin(userId, secret, clock.now());
      return { secret, uri: oneTimeCodes.uri(secret, email ?? phone ?? '') };
    });
  }

  /**
   * The recovery codes, which are shown this once; null for a wrong code. Other sessions end: they were opened without it.
   * @throws DomainError `identity.second_factor_on`, `identity.no_second_factor` (409)
   */
  async confirm(userId: UserId, code: string, sessionSecret: string): Promise<readonly string[] | null> {
    const { unitOfWork, users, apps, oneTimeCodes, recoveryCodes, sessions, log, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      await findAccount(users, userId);
      const app = await apps.find(userId);
      if (!app) throw noSecondFactor();
      if (app.isConfirmed) throw isOn();
      const step = oneTimeCodes.stepOf(app.secret, code);
      if (step === null) return null;
      await apps.confirm(userId, clock.now());
      await apps.take(userId, step);
      await log.record({ userId, kind: 'second_step_on' });
      await sessions.endAll(userId, sessionSecret);
      await sessions.prove(sessionSecret, true);
      return recoveryCodes.give(userId);
    });
  }
}

export function noSecondFactor(): DomainError {
  return new DomainError(
    'identity.no_second_factor',
    'conflict',
    'Your account has no second step to sign in',
  );
}

function isOn(): DomainError {
  return new DomainError(
    'identity.second_factor_on',
    'conflict',
    'Your account asks for a code at sign-in already',
  );
}
