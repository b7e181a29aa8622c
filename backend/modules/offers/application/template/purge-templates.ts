import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import { TAKEN_BACK_WITHIN_HOURS, type OfferTemplateStore } from './offer-templates.ts';

/** Permanently deletes templates that were not restored in time. */
export class PurgeTemplates implements DueWork {
  readonly name = 'offers.purge_templates';
  private readonly store: Pick<OfferTemplateStore, 'purge'>;
  private readonly clock: Clock;

  constructor(store: Pick<OfferTemplateStore, 'purge'>, clock: Clock) {
    this.store = store;
    this.clock = clock;
  }

  run(): Promise<number> {
    return this.store.purge(addHours(this.clock.now(), -TAKEN_BACK_WITHIN_HOURS));
  }
}
