import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserRepository } from '../ports.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { GiveRecoveryCodes } from './give-recovery-codes.ts';
import type { AuthenticatorApps, OneTimeCodes, SecondStep } from './second-factor-ports.ts';

export interface VerifySecondFactorNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly secondStep: SecondStep;
  readonly apps: AuthenticatorApps;
  readonly oneTimeCodes: OneTimeCodes;
  readonly recoveryCodes: GiveRecoveryCodes;
}

const SIX_DIGITS = /^\d{3}\s?\d{3}$/;

/** A code from the authenticator app, or a recovery code in its place (rules.md#second-factors). */
export class VerifySecondFactor {
  private readonly needs: VerifySecondFactorNeeds;

  constructor(needs: VerifySecondFactorNeeds) {
    this.needs = needs;
  }

  /** Whether this person needs a second step. */
  isOn(userId: UserId): Promise<boolean> {
    return this.needs.secondStep.isOn(userId);
  }

  /** Uses the code up; null for a wrong or used one, and without a second factor. */
  async run(userId: UserId, typed: string): Promise<true | null> {
    return this.needs.unitOfWork.transaction(async () =>
      (await this.take(userId, typed.trim())) ? true : null,
    );
  }

  /** (tx) The account is locked: of two who bring the same code at the same moment one comes through. */
  async take(userId: UserId, typed: string): Promise<boolean> {
    const { users, secondStep, apps, oneTimeCodes, recoveryCodes } = this.needs;
    await findAccount(users, userId);
    const app = await apps.find(userId);
    if (!SIX_DIGITS.test(typed)) return (await secondStep.isOn(userId)) && recoveryCodes.take(userId, typed);
    if (!app?.isConfirmed) return false;
    const step = oneTimeCodes.stepOf(app.secret, typed.replaceAll(/\s/g, ''));
    if (step === null || (app.lastStep !== null && step <= app.lastStep)) return false;
    await apps.take(userId, step);
    return true;
  }
}
