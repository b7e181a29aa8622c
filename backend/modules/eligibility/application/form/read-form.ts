import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { I9FormAnswer } from '../../contract/form/i9-form.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { FormAccess } from './form-access.ts';
import { presentForm, type FormView } from './present-form.ts';
import type { I9Copies } from '../copies/ports.ts';
import type { EverifyCaseRepository } from '../everify/ports.ts';
import type { I9Entries, I9LinkRepository, I9Links, I9Reader, I9Trail } from '../ports.ts';

interface ReadFormNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly entries: I9Entries;
  readonly cases: EverifyCaseRepository;
  readonly copies: I9Copies;
  readonly linkRows: I9LinkRepository;
  readonly links: I9Links;
  readonly reader: Pick<I9Reader, 'trail' | 'lastRepresentative'>;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

/** A form for its parties: the employer reads all of it, the worker section 1. That someone looked is part of the trail. */
export class ReadForm {
  private readonly needs: ReadFormNeeds;

  constructor(needs: ReadFormNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError as `FormAccess.ofParty` */
  async run(id: ReferralId, userId: UserId): Promise<I9FormAnswer> {
    return this.needs.unitOfWork.transaction(async () => {
      const { form, party } = await this.needs.access.ofParty(id, userId);
      if (form.section1Status === 'complete') await this.noteLook(form, party, userId);
      const view: FormView = {
        form,
        entries: await this.needs.entries.of([form.id]),
        copies: party === 'employer' ? await this.needs.copies.of([form.id]) : [],
        cases: form.usesEverify ? await this.needs.cases.of([form.id]) : [],
        now: this.needs.clock.now(),
        isEmployer: party === 'employer',
        linkUrl: party === 'employer' ? await this.copiedUrl(form) : null,
        lastRepresentative:
          party === 'employer' && form.section2Status === 'pending'
            ? await this.needs.reader.lastRepresentative(form.employerId)
            : null,
        trail: party === 'employer' ? await this.needs.reader.trail(form.id) : [],
      };
      return presentForm(view);
    });
  }

  private async noteLook(
    { id: formId }: I9Form,
    actor: 'employer' | 'worker',
    actorId: UserId,
  ): Promise<void> {
    await this.needs.trail.add({ formId, kind: 'viewed', actor, actorId, at: this.needs.clock.now() });
  }

  private async copiedUrl(form: I9Form): Promise<string | null> {
    if (form.section1Status === 'complete') return null;
    const link = (await this.needs.linkRows.openOf(form.id)).find(({ kind }) => kind === 'copied');
    return link?.isOpen(this.needs.clock.now()) ? this.needs.links.urlOf('eligibility.i9', link) : null;
  }
}
