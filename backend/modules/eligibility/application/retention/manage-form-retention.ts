import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { FormAccess } from '../form/form-access.ts';
import type { LinkDispatch } from '../links/link-dispatch.ts';
import type { I9FormRepository, I9Step, I9Trail } from '../ports.ts';

interface ManageFormRetentionNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly forms: I9FormRepository;
  readonly dispatch: LinkDispatch;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

interface Step {
  readonly kind: I9Step;
  readonly details?: Readonly<Record<string, string>>;
}

/** Handles the owner's calls besides signing: end the employment, hold the form, send a new link. */
export class ManageFormRetention {
  private readonly needs: ManageFormRetentionNeeds;

  constructor(needs: ManageFormRetentionNeeds) {
    this.needs = needs;
  }

  /**
   * Corrects a known last day; the trail retains the old one. @throws DomainError as `FormAccess.ofOwner` and
   * `I9Form.end`
   */
  async end(id: ReferralId, owner: UserId, endedOn: string, isUnrelated: boolean): Promise<void> {
    await this.change(id, owner, (form, at) => {
      const before = form.endedOn;
      form.end(endedOn, at, isUnrelated);
      return before === null
        ? { kind: 'ended', details: { endedOn } }
        : { kind: 'end_corrected', details: { before, endedOn } };
    });
  }

  /** Null releases it (rules.md#i9-retention). @throws DomainError as `FormAccess.ofOwner`, `I9Form.hold` and `release` */
  async hold(id: ReferralId, owner: UserId, reason: string | null): Promise<void> {
    await this.change(id, owner, (form, at) => {
      if (reason === null) form.release(at);
      else form.hold(reason, at);
      return { kind: reason === null ? 'released' : 'held' };
    });
  }

  /** A new link in place of the old one. @throws DomainError as `FormAccess.ofOwner`; `eligibility.section1_signed` (conflict) */
  async sendLink(id: ReferralId, owner: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form, referral } = await this.needs.access.ofOwner(id, owner);
      form.assertMay('send_link', this.needs.clock.now());
      await this.needs.dispatch.send(form, referral);
    });
  }

  private async change(id: ReferralId, owner: UserId, work: (form: I9Form, at: Date) => Step): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { form } = await this.needs.access.ofOwner(id, owner);
      const at = this.needs.clock.now();
      const step = work(form, at);
      await this.needs.forms.save(form);
      await this.needs.trail.add({ formId: form.id, ...step, actor: 'employer', actorId: owner, at });
    });
  }
}
