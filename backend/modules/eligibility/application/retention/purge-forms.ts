import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import { addDays } from '#kernel/clock.ts';
import { COPIES } from '../../contract/vocabulary/copies/document-copies.ts';
import type { I9Copies } from '../copies/ports.ts';
import type { EverifyCaseRepository } from '../everify/ports.ts';
import type { I9Reviews } from '../review/ports.ts';
import type { FormPlace, I9Entries, I9FormRepository, I9Reader, I9Trail } from '../ports.ts';

const AT_ONCE = 50;

interface PurgeFormsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly forms: I9FormRepository;
  readonly entries: I9Entries;
  readonly cases: EverifyCaseRepository;
  readonly copies: I9Copies;
  readonly reviews: Pick<I9Reviews, 'forget'>;
  readonly reader: Pick<I9Reader, 'toPurge'>;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

/**
 * Erases a form's content on the day after its retention day, unless the form is held
 * (rules.md#i9-retention).
 */
export class PurgeForms implements DueWork {
  readonly name = 'eligibility.purge';
  private readonly needs: PurgeFormsNeeds;

  constructor(needs: PurgeFormsNeeds) {
    this.needs = needs;
  }

  /** Returns like `RemindOfForms.run`. */
  async run(): Promise<number> {
    let purged = 0;
    const failures: unknown[] = [];
    for (const place of await this.needs.reader.toPurge(this.needs.clock.now(), AT_ONCE)) {
      const step = this.needs.unitOfWork.transaction(() => this.purge(place));
      if (await step.catch((error: unknown) => void failures.push(error))) purged += 1;
    }
    const unsignedBefore = addDays(this.needs.clock.now(), -COPIES.daysUnsigned);
    const dropped = await this.needs.unitOfWork.transaction(() =>
      this.needs.copies.destroyUnsigned(unsignedBefore),
    );
    if (failures.length > 0) throw failures[0];
    return purged + dropped;
  }

  private async purge({ id, referralId }: FormPlace): Promise<boolean> {
    await this.needs.hiring.lockReferral(referralId);
    const form = await this.needs.forms.find(id);
    const at = this.needs.clock.now();
    if (!form?.purge(at)) return false;
    await this.needs.forms.save(form);
    await this.needs.copies.destroy(id);
    await this.needs.entries.destroy(id);
    await this.needs.cases.destroy(id);
    await this.needs.reviews.forget(referralId);
    await this.needs.trail.add({ formId: id, kind: 'purged', actor: 'system', actorId: null, at });
    return true;
  }
}
