import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SignInWay } from '../../contract/vocabulary/security-events.ts';
import type { User } from '../../domain/user.ts';
import type { SecurityLog } from './security-log.ts';
import type { WarnOfAccess } from './warn-of-access.ts';

interface RecordSignInNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly log: SecurityLog;
  readonly warn: Pick<WarnOfAccess, 'newDevice'>;
}

interface Device {
  readonly mark: string;
  readonly userAgent: string;
  readonly address: string;
}

/** Records a sign-in, and notifies the person if the device is new to them (rules.md#new-device). */
export class RecordSignIn {
  private readonly needs: RecordSignInNeeds;

  constructor(needs: RecordSignInNeeds) {
    this.needs = needs;
  }

  async run(user: User, way: SignInWay, { mark, userAgent, address }: Device): Promise<void> {
    const { unitOfWork, log, warn } = this.needs;
    await unitOfWork.transaction(async () => {
      const { isNewDevice } = await log.recordSignIn({ userId: user.id, way, deviceMark: mark });
      if (isNewDevice) await warn.newDevice(user, { userAgent, address });
    });
  }
}
