import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserRepository } from '../ports.ts';
import type { EndSecondStep } from '../second-factor/end-second-step.ts';
import type { SecurityLog } from '../security/security-log.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { PasskeyId, Passkeys } from './passkey-ports.ts';

interface RemovePasskeyNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly passkeys: Passkeys;
  readonly endSecondStep: EndSecondStep;
  readonly log: Pick<SecurityLog, 'record'>;
}

/** Removes a passkey, so that it no longer opens the account. */
export class RemovePasskey {
  private readonly needs: RemovePasskeyNeeds;

  constructor(needs: RemovePasskeyNeeds) {
    this.needs = needs;
  }

  /** False where this person has none of this id. */
  async run(userId: UserId, id: PasskeyId): Promise<boolean> {
    const { unitOfWork, users, passkeys, endSecondStep, log } = this.needs;
    return unitOfWork.transaction(async () => {
      await findAccount(users, userId);
      if (!(await passkeys.remove(userId, id))) return false;
      await log.record({ userId, kind: 'passkey_removed' });
      await endSecondStep.whereNoneIsLeft(userId);
      return true;
    });
  }
}
