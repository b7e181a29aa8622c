import type { Clock } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { LinkTokens, UserRepository } from '../ports.ts';

interface FinishSignInNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly secrets: Pick<LinkTokens, 'hash'>;
  readonly clock: Clock;
}

interface HalfSignIn {
  readonly userId: string;
  /** Distinguishes passwords and confirmed phones of one account without revealing them. */
  readonly passwordMark: string;
}

/** The second half of a sign-in: checks that the result of the first half is still valid. */
export class FinishSignIn {
  private readonly needs: FinishSignInNeeds;

  constructor(needs: FinishSignInNeeds) {
    this.needs = needs;
  }

  /** The state between the first half and the second. */
  halfOf({ id, passwordHash, phoneVerifiedAt }: User): HalfSignIn {
    const opening = `${passwordHash ?? ''}:${phoneVerifiedAt?.getTime() ?? ''}`;
    return { userId: id, passwordMark: this.needs.secrets.hash(`sign-in:${id}:${opening}`) };
  }

  /** Null where the account is gone or suspended, or its password or its confirmed phone is another one by now. */
  async run({ userId, passwordMark }: HalfSignIn): Promise<User | null> {
    const { unitOfWork, users, clock } = this.needs;
    const user = await unitOfWork.transaction(() => users.findById(asId<'user'>(userId)));
    if (!user || user.deletedAt || user.isSuspended(clock.now())) return null;
    return this.halfOf(user).passwordMark === passwordMark ? user : null;
  }
}
