import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { findAccount } from './sign-in/find-account.ts';
import type { UserRepository } from './ports.ts';

/**
 * The picture next to someone's name. Identity stores its address; the caller confirms that it may be shown.
 */
export interface ProfilePictures {
  /** Null takes it off. */
  change(userId: UserId, url: string | null): Promise<void>;
}

interface ChangeProfilePictureNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly clock: Clock;
}

export class ChangeProfilePicture implements ProfilePictures {
  private readonly needs: ChangeProfilePictureNeeds;

  constructor(needs: ChangeProfilePictureNeeds) {
    this.needs = needs;
  }

  async change(userId: UserId, url: string | null): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const user = await findAccount(this.needs.users, userId);
      user.changePicture(url, this.needs.clock.now());
      await this.needs.users.save(user);
    });
  }
}
