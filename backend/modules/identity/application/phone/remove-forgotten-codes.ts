import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PhoneCodeStore } from './phone-code-ports.ts';

interface RemoveForgottenCodesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly store: PhoneCodeStore;
  readonly clock: Clock;
}

/** Deletes texted codes a day after their last use: until then they count (rules.md#phone-codes). */
export class RemoveForgottenCodes implements DueWork {
  readonly name = 'identity.forgotten_phone_codes';
  private readonly needs: RemoveForgottenCodesNeeds;

  constructor(needs: RemoveForgottenCodesNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { unitOfWork, store, clock } = this.needs;
    return unitOfWork.transaction(() => store.removeForgotten(clock.now()));
  }
}
