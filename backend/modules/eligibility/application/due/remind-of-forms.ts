import type { NotificationKind } from '#modules/notifications/index.ts';
import type { I9Due } from '../../contract/vocabulary/form/i9-statuses.ts';
import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { LinkDispatch } from '../links/link-dispatch.ts';
import type { NotifyI9Parties } from '../notify-i9-parties.ts';
import type { FormPlace, I9FormRepository, I9Reader, I9Trail } from '../ports.ts';

/** The employer's notices, by what is due. */
const NOTICES = {
  section2: 'i9_section2_due',
  receipt: 'i9_documents_expire',
  reverification: 'i9_documents_expire',
  everify_ssn: 'i9_everify_due',
  last_day: 'i9_last_day_due',
  everify_case: 'i9_everify_due',
  everify_mismatch: 'i9_everify_due',
  everify_result: 'i9_everify_due',
  everify_close: 'i9_everify_due',
} as const satisfies Readonly<Record<Exclude<I9Due, 'section1'>, NotificationKind>>;

const AT_ONCE = 50;

interface RemindOfFormsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly forms: I9FormRepository;
  readonly dispatch: LinkDispatch;
  readonly reader: Pick<I9Reader, 'toRemind'>;
  readonly people: NotifyI9Parties;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

/** Reminds both sides of due forms, on each day of the plan once (rules.md#i9-reminders). */
export class RemindOfForms implements DueWork {
  readonly name = 'eligibility.remind';
  private readonly needs: RemindOfFormsNeeds;

  constructor(needs: RemindOfFormsNeeds) {
    this.needs = needs;
  }

  /** One that fails does not keep the others waiting; its error is thrown when all have had their turn. */
  async run(): Promise<number> {
    let reminded = 0;
    const failures: unknown[] = [];
    for (const place of await this.needs.reader.toRemind(this.needs.clock.now(), AT_ONCE)) {
      const step = this.needs.unitOfWork.transaction(() => this.remind(place));
      if (await step.catch((error: unknown) => void failures.push(error))) reminded += 1;
    }
    if (failures.length > 0) throw failures[0];
    return reminded;
  }

  private async remind({ id, referralId }: FormPlace): Promise<boolean> {
    const referral = await this.needs.hiring.lockReferral(referralId);
    const form = await this.needs.forms.find(id);
    if (!referral || !form) return false;
    const at = this.needs.clock.now();
    const isFirst = form.remindedOn === null;
    const kind = form.remind(at);
    if (kind === null) return false;
    await this.needs.forms.save(form);
    await this.needs.trail.add({
      formId: id,
      kind: 'reminded',
      actor: 'system',
      actorId: null,
      at,
      details: { of: kind },
    });
    if (kind === 'section1') return this.remindWorker(form, referral);
    if (kind === 'everify_ssn') await this.askForSsn(form, referral);
    if (isFirst) await this.askForDocuments(kind, form, referral);
    await this.needs.people.employer(form, NOTICES[kind]);
    return true;
  }

  /** The worker is reminded of the documents that the form waits for, too. */
  private async askForDocuments(kind: I9Due, form: I9Form, referral: ReferralFacts): Promise<void> {
    if (kind === 'section2') await this.needs.people.remindOfDocuments(form, referral, 'i9_documents');
    if (kind === 'receipt' || kind === 'reverification')
      await this.needs.people.remindOfDocuments(form, referral, 'i9_documents_again');
  }

  /** By their own link: a number that they have meanwhile is added to section 1. */
  private async askForSsn(form: I9Form, referral: ReferralFacts): Promise<void> {
    await this.needs.people.askForSsn(form, referral, await this.needs.dispatch.freshUrl(form));
  }

  private async remindWorker(form: I9Form, referral: ReferralFacts): Promise<boolean> {
    const url = await this.needs.dispatch.sentUrl(form);
    if (url === null) await this.needs.dispatch.send(form, referral);
    else await this.needs.people.remindOfSection1(form, referral, url);
    await this.needs.people.employer(form, 'i9_section1_due');
    return true;
  }
}
