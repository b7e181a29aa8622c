import { isAccepted, isAt } from '#contract/hiring/vocabulary/referral-status.ts';
import { printedName } from '#contract/identity/vocabulary/latin-name.ts';
import type { Clock } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import { dayIn } from '../../domain/due/i9-dates.ts';
import { I9Form } from '../../domain/form/i9-form.ts';
import type { I9SettingsStore } from '../everify/ports.ts';
import type { LinkDispatch } from '../links/link-dispatch.ts';
import type { I9FormRepository, I9Reader, I9Trail } from '../ports.ts';

interface SyncFormsNeeds {
  readonly hiring: Hiring;
  readonly forms: I9FormRepository;
  readonly reader: Pick<I9Reader, 'hireTerms'>;
  readonly settings: I9SettingsStore;
  readonly localDays: Pick<LocalDays, 'zoneOf'>;
  readonly dispatch: LinkDispatch;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

/**
 * A form follows its hire: it opens when the offer is accepted, and is canceled or retained when the hire is
 * over (rules.md#i9-forms). It reads the current state, so the order of events does not matter.
 */
export class SyncForms {
  private readonly needs: SyncFormsNeeds;

  constructor(needs: SyncFormsNeeds) {
    this.needs = needs;
  }

  /** (tx) */
  async run(referralId: string): Promise<void> {
    const referral = await this.needs.hiring.lockReferral(asId<'referral'>(referralId));
    if (!referral) return;
    const form = await this.needs.forms.findOfReferral(referral.referralId);
    if (!isAccepted(referral.status)) await this.end(form, referral);
    else if (form && isAt(referral.status, 'completed') && referral.lastDay !== null)
      await this.complete(form, referral);
    else if (form) await this.reopen(form, referral);
    else await this.open(referral);
  }

  private async open(referral: ReferralFacts): Promise<void> {
    const { referralId, jobId, employerId, workerEmail, jobTitle, company } = referral;
    const workerName = printedName({ name: referral.workerName, latinName: referral.workerLatinName });
    const timeZone = await this.needs.localDays.zoneOf(referral.location);
    const { usesEverify, copiesDocuments, workdays, closedOnHolidays } =
      await this.needs.settings.of(employerId);
    const terms = await this.needs.reader.hireTerms(referralId);
    const facts = {
      referralId,
      jobId,
      employerId,
      workerName,
      workerEmail,
      jobTitle,
      company,
      timeZone,
      ...terms,
      usesEverify,
      copiesDocuments,
      workdays,
      closedOnHolidays,
    };
    const form = I9Form.open(facts, this.needs.clock.now());
    this.recordHire(form, referral);
    await this.needs.forms.add(form);
    await this.note(form, 'opened');
    await this.needs.dispatch.send(form, referral);
  }

  private async reopen(form: I9Form, referral: ReferralFacts): Promise<void> {
    const isHired = this.recordHire(form, referral);
    const isReopened = form.reopen(this.needs.clock.now());
    if (isHired || isReopened) await this.needs.forms.save(form);
    if (!isReopened) return;
    await this.note(form, 'reopened');
    if (form.section1Status === 'pending') await this.needs.dispatch.send(form, referral);
  }

  private async end(form: I9Form | null, referral: ReferralFacts): Promise<void> {
    if (!form) return;
    this.recordHire(form, referral);
    const { worked, lastDay } = referral;
    const became = form.endHire({ worked, lastDay }, this.needs.clock.now());
    if (became === null) return;
    await this.needs.forms.save(form);
    // A worker may still view a form that both have signed.
    if (form.formStatus !== 'complete') await this.needs.dispatch.revoke(form);
    await this.note(form, became);
  }

  /** The work is done and its last day is known. The employer must still finish an open form and is notified. */
  private async complete(form: I9Form, referral: ReferralFacts): Promise<void> {
    if (form.formStatus === 'canceled') await this.reopen(form, referral);
    const isHired = this.recordHire(form, referral);
    const isKept = form.complete(referral, this.needs.clock.now());
    if (isHired || isKept) await this.needs.forms.save(form);
    if (isKept) await this.note(form, 'kept');
  }

  private recordHire(form: I9Form, { hiredAt, worked }: ReferralFacts): boolean {
    const hiredOn = hiredAt && dayIn(form.timeZone, hiredAt);
    return form.recordHire({ hiredOn, worked }, this.needs.clock.now());
  }

  private async note({ id }: I9Form, kind: 'opened' | 'reopened' | 'canceled' | 'kept'): Promise<void> {
    await this.needs.trail.add({
      formId: id,
      kind,
      actor: 'system',
      actorId: null,
      at: this.needs.clock.now(),
    });
  }
}
