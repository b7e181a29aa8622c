import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserRepository } from '../ports.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { GiveRecoveryCodes } from './give-recovery-codes.ts';
import type { Passkeys } from '../passkeys/passkey-ports.ts';
import type { OwnPasskey } from '../../contract/passkeys.ts';
import type { EndSecondStep } from './end-second-step.ts';
import type { AuthenticatorApps, RecoveryCodes, SecondStep } from './second-factor-ports.ts';
import { noSecondFactor } from './set-up-authenticator.ts';
import type { VerifySecondFactor } from './verify-second-factor.ts';

export interface ManageSecondFactorNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly apps: AuthenticatorApps;
  readonly codes: RecoveryCodes;
  readonly recoveryCodes: GiveRecoveryCodes;
  readonly verify: VerifySecondFactor;
  readonly passkeys: Pick<Passkeys, 'list'>;
  readonly secondStep: SecondStep;
  readonly endSecondStep: EndSecondStep;
  readonly log: Pick<SecurityLog, 'record'>;
}

export interface SecondFactorStatus {
  readonly authenticator: boolean;
  readonly recoveryCodesLeft: number;
  readonly hasPassword: boolean;
  readonly passkeys: readonly OwnPasskey[];
}

/** The status of the second step, new recovery codes, and switching it off (rules.md#second-factors). */
export class ManageSecondFactor {
  private readonly needs: ManageSecondFactorNeeds;

  constructor(needs: ManageSecondFactorNeeds) {
    this.needs = needs;
  }

  async status(userId: UserId): Promise<SecondFactorStatus> {
    const { unitOfWork, users, apps, codes, passkeys } = this.needs;
    const [{ passwordHash }, authenticator, recoveryCodesLeft, own] = await Promise.all([
      unitOfWork.transaction(() => findAccount(users, userId)),
      apps.isOn(userId),
      codes.left(userId),
      passkeys.list(userId),
    ]);
    return { authenticator, recoveryCodesLeft, hasPassword: passwordHash !== null, passkeys: own };
  }

  /** The new ones, which are shown this once. @throws DomainError `identity.no_second_factor` (409) */
  async renewRecoveryCodes(userId: UserId): Promise<readonly string[]> {
    return this.needs.unitOfWork.transaction(async () => {
      await this.mustBeOn(userId);
      await this.needs.log.record({ userId, kind: 'recovery_codes_renewed' });
      return this.needs.recoveryCodes.give(userId);
    });
  }

  /** Null for a wrong code. @throws DomainError `identity.no_second_factor` (409) */
  async turnOff(userId: UserId, code: string): Promise<true | null> {
    const { unitOfWork, apps, verify, endSecondStep, log } = this.needs;
    return unitOfWork.transaction(async () => {
      await findAccount(this.needs.users, userId);
      if (!(await apps.find(userId))?.isConfirmed) throw noSecondFactor();
      if (!(await verify.take(userId, code))) return null;
      await apps.remove(userId);
      await endSecondStep.whereNoneIsLeft(userId);
      await log.record({ userId, kind: 'second_step_off' });
      return true;
    });
  }

  /** (tx) */
  private async mustBeOn(userId: UserId): Promise<void> {
    await findAccount(this.needs.users, userId);
    if (!(await this.needs.secondStep.isOn(userId))) throw noSecondFactor();
  }
}
