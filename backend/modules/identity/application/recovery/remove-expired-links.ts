import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountTokens } from '../ports.ts';

interface RemoveExpiredLinksNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly tokens: AccountTokens;
  readonly clock: Clock;
}

export class RemoveExpiredLinks implements DueWork {
  readonly name = 'identity.expired_links';
  private readonly needs: RemoveExpiredLinksNeeds;

  constructor(needs: RemoveExpiredLinksNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    return this.needs.unitOfWork.transaction(() => this.needs.tokens.removeExpired(this.needs.clock.now()));
  }
}
