import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { User } from '../../domain/user.ts';
import type { Suspensions } from './suspensions.ts';

interface RefuseSuspendedNeeds {
  readonly suspensions: Suspensions;
  readonly clock: Clock;
}

/** Shows a suspended person the reason after they have proved who they are (rules.md#suspensions). */
export class RefuseSuspended {
  private readonly needs: RefuseSuspendedNeeds;

  constructor(needs: RefuseSuspendedNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `identity.suspended` (403), with the `suspension` that was decided */
  async run(user: User): Promise<void> {
    if (!user.isSuspended(this.needs.clock.now())) return;
    const suspension = await this.needs.suspensions.current(user.id);
    throw new DomainError('identity.suspended', 'forbidden', 'This account is suspended', { suspension });
  }
}
