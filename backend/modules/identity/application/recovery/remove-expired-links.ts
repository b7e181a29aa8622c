import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountTokens } from '../ports.ts';

export class RemoveExpiredLinks implements DueWork {
  readonly name = 'identity.expired_links';
  private readonly unitOfWork: UnitOfWork;
  private readonly tokens: AccountTokens;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, tokens: AccountTokens, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.tokens = tokens;
    this.clock = clock;
  }

  async run(): Promise<number> {
    return this.unitOfWork.transaction(() => this.tokens.removeExpired(this.clock.now()));
  }
}
