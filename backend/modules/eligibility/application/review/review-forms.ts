import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AddonDelivery } from '#modules/offers/index.ts';
import type {
  FinishI9Review,
  I9ReviewRow,
  I9ReviewSheet,
  I9ReviewState,
} from '../../contract/review/i9-review.ts';
import { i9Document } from '../../contract/vocabulary/form/form-i9.ts';
import { I9_FINDINGS } from '../../contract/vocabulary/review/i9-findings.ts';
import { throwRefusal } from '../../domain/actions/refusal.ts';
import { refusalOfFinish, reviewActions } from '../../domain/actions/review-actions.ts';
import { completenessOf } from '../../domain/review/i9-completeness.ts';
import { section2DueOn, type WorkTime } from '../../domain/due/i9-dates.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import { unknownForm, type FormAccess } from '../form/form-access.ts';
import type { NotifyI9Parties } from '../notify-i9-parties.ts';
import type { I9FormRepository, I9Reader, I9Trail } from '../ports.ts';
import type { I9Review, I9Reviews, ReviewQueueRow } from './ports.ts';
import { additionalText } from '../../domain/form/i9-record.ts';

interface ReviewFormsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'lockReferral'>;
  readonly access: FormAccess;
  readonly forms: I9FormRepository;
  readonly reviews: I9Reviews;
  readonly reader: Pick<I9Reader, 'startInLetter'>;
  readonly addons: Pick<AddonDelivery, 'delivered'>;
  readonly people: NotifyI9Parties;
  readonly trail: I9Trail;
  readonly audit: AuditTrail;
  readonly clock: Clock;
}

export interface Reviewer {
  readonly id: UserId;
  readonly requestId: string | null;
}

interface Opened {
  readonly review: I9Review;
  readonly form: I9Form | null;
}

/**
 * Crewvine reviews a paid form before its deadline and reports to the employer what is missing
 * (rules.md#i9-review).
 */
export class ReviewForms {
  private readonly needs: ReviewFormsNeeds;

  constructor(needs: ReviewFormsNeeds) {
    this.needs = needs;
  }

  async queue(page: Page): Promise<readonly I9ReviewRow[]> {
    return (await this.needs.reviews.queue(page)).map(rowOf);
  }

  /**
   * The sheet for the reviewer; opening it is noted in the form's trail.
   * @throws DomainError `eligibility.unknown_review` (not_found)
   */
  async sheet(id: string, by: UserId): Promise<I9ReviewSheet> {
    return this.needs.unitOfWork.transaction(async () => {
      const { review, form } = await this.open(id);
      if (form) {
        const at = this.needs.clock.now();
        await this.needs.trail.add({ formId: form.id, kind: 'viewed', actor: 'system', actorId: by, at });
      }
      return sheetOf(review, form, form ? [...(await this.found(form))] : []);
    });
  }

  /**
   * @throws DomainError as `sheet`; `eligibility.review_ended`, `eligibility.review_unpaid` (conflict),
   * `eligibility.review_not_ready` (rule_broken)
   */
  async finish(id: string, by: Reviewer, { findings, note }: FinishI9Review): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { review, form } = await this.open(id);
      throwRefusal(refusalOfFinish(form));
      if (!form) throw unknownForm();
      const seen = new Set([...(await this.found(form)), ...findings]);
      const all = I9_FINDINGS.filter((finding) => seen.has(finding));
      const result = all.length === 0 ? 'complete' : 'missing';
      if (!(await this.needs.addons.delivered(review.referralId, 'i9_verification', { result })))
        throw unpaid();
      const at = this.needs.clock.now();
      await this.needs.reviews.end(review.id, { status: 'done', at, by: by.id, findings: all, note });
      await this.needs.trail.add({
        formId: form.id,
        kind: 'reviewed',
        actor: 'system',
        actorId: by.id,
        at,
        details: { result },
      });
      await this.needs.audit.record({
        actorId: by.id,
        action: 'i9.reviewed',
        subject: { type: 'i9_form', id: form.id },
        requestId: by.requestId,
      });
      await this.needs.people.employer(form, `i9_review_${result}`);
    });
  }

  /** The employer's own look. @throws DomainError as `FormAccess.ofOwner` */
  async ofOwner(id: ReferralId, owner: UserId): Promise<I9ReviewState> {
    return this.needs.unitOfWork.transaction(async () => {
      const { form } = await this.needs.access.ofOwner(id, owner);
      const review = await this.needs.reviews.newestOf(id);
      // The review of a destroyed form is no longer shown.
      if (!review || form.formStatus === 'purged') return { review: null };
      const { status, findings, note, endedAt } = review;
      return { review: { status, findings: [...findings], note, endedAt, dueOn: dueOn(form) } };
    });
  }

  private async open(id: string): Promise<Opened> {
    const { reviews, hiring, forms } = this.needs;
    const place = await reviews.placeOf(id);
    if (!place) throw unknownReview();
    await hiring.lockReferral(place.referralId);
    const review = await reviews.waitingOf(place.referralId);
    if (review?.id !== id) throw ended();
    return { review, form: await forms.findOfReferral(place.referralId) };
  }

  private async found(form: I9Form) {
    return completenessOf(form, await this.needs.reader.startInLetter(form.referralId));
  }
}

type Dated = WorkTime & { readonly startsOn: string | null };

function dueOn({ startsOn, ...time }: Dated): string | null {
  return startsOn === null ? null : section2DueOn(startsOn, time);
}

function rowOf(queued: ReviewQueueRow): I9ReviewRow {
  const { startsOn, workdays, closedOnHolidays, expectedEndOn, formStatus, ...row } = queued;
  const actions = reviewActions(formStatus && { formStatus });
  return { ...row, actions, dueOn: dueOn({ startsOn, workdays, closedOnHolidays, expectedEndOn }) };
}

function sheetOf(
  { id, referralId, orderedAt }: I9Review,
  form: I9Form | null,
  found: I9ReviewSheet['found'],
): I9ReviewSheet {
  return {
    id,
    referralId,
    orderedAt,
    workerName: form?.workerName ?? '',
    jobTitle: form?.jobTitle ?? '',
    company: form?.company ?? '',
    actions: reviewActions(form),
    dueOn: form && dueOn(form),
    found,
    section1: form && section1Of(form),
    section2: form && section2Of(form),
  };
}

function section1Of({ section1Data: one }: I9Form): I9ReviewSheet['section1'] {
  if (!one) return null;
  const { firstName, middleInitial, lastName, citizenship, workUntil, signature, signedOn, hadPreparer } =
    one;
  const name = [firstName, middleInitial, lastName].filter(Boolean).join(' ');
  return { name, citizenship, workUntil, signature, signedOn, hadPreparer };
}

function section2Of({ section2Data: two, section2Documents }: I9Form): I9ReviewSheet['section2'] {
  if (!two) return null;
  const documents = (section2Documents ?? []).map(({ kind, authority, expiresOn, isReceipt }) => {
    const { title, list } = i9Document(kind);
    return { title, list, authority, expiresOn, isReceipt };
  });
  const { firstDayOn, representativeName, representativeTitle, businessName } = two;
  const { signature, signedOn } = two;
  return {
    firstDayOn,
    representativeName,
    representativeTitle,
    businessName,
    signature,
    signedOn,
    additionalInformation: additionalText(two),
    documents,
  };
}

function unknownReview(): DomainError {
  return new DomainError('eligibility.unknown_review', 'not_found', 'Review not found');
}

function ended(): DomainError {
  return new DomainError('eligibility.review_ended', 'conflict', 'This review is done or was canceled');
}

function unpaid(): DomainError {
  return new DomainError('eligibility.review_unpaid', 'conflict', 'Nobody pays for this review anymore');
}
