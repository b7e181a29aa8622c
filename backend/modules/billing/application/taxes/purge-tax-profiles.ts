import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TaxProfiles } from './tax-ports.ts';

const BATCH = 100;

/** Deletes the forms of people who have left after the legal retention period (rules.md#tax-records-kept). */
export class PurgeTaxProfiles implements DueWork {
  readonly name = 'billing.purge_tax_profiles';
  private readonly unitOfWork: UnitOfWork;
  private readonly profiles: Pick<TaxProfiles, 'purge'>;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, profiles: Pick<TaxProfiles, 'purge'>, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.profiles = profiles;
    this.clock = clock;
  }

  run(): Promise<number> {
    const today = this.clock.now().toISOString().slice(0, 10);
    return this.unitOfWork.transaction(() => this.profiles.purge(today, BATCH));
  }
}
