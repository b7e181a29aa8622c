import type { UserId } from '#kernel/ids.ts';
import type { I9Due } from '../../contract/vocabulary/form/i9-statuses.ts';
import { throwRefusal } from '../actions/refusal.ts';
import { refusalOfSigning, refusalWithoutSection1 } from '../actions/worker-actions.ts';
import {
  assertAcceptable,
  assertNoReceipts,
  assertSignedFor,
  receiptDay,
  reverificationDay,
  reverifiedBy,
  withExaminedDays,
} from '../documents/document-rules.ts';
import type { EverifyCase } from '../everify/everify-case.ts';
import { assertDayOfCase, assertPast, caseDueAfter, factsOfCase } from '../everify/case-rules.ts';
import { section1Missing, supplementEmpty } from './i9-errors.ts';
import { newForm, type HireFacts } from './new-form.ts';
import { isShortJob, retentionDay, type Day } from '../due/i9-dates.ts';
import { assertReason } from '../due/lateness.ts';
import { assertFirstDay, assertSection1 } from './section-rules.ts';
import type { Section1, Section2, ShownDocument } from './i9-record.ts';
import { KeptForm, takenUpOn } from '../retention/kept-form.ts';
import { assertRehire } from '../retention/rehire.ts';

/** The employer's reverification of a form. */
export interface Reverification {
  readonly rehiredOn: Day | null;
  readonly hasNewName: boolean;
  /** Empty for a rehire or a new name. */
  readonly documents: readonly ShownDocument[];
}

/** One hire's Form I-9, from the accepted offer to the day on which it may be destroyed (rules.md#i9-forms). */
export class I9Form extends KeptForm {
  static open(facts: HireFacts, at: Date): I9Form {
    const form = Object.assign(new I9Form(), newForm(facts, at));
    form.become({}, at);
    return form;
  }

  /** @throws DomainError as `assertLives` and `assertSection1`; `eligibility.section1_signed` (conflict) */
  signSection1(section: Section1, from: { readonly ip: string }, at: Date): void {
    throwRefusal(refusalOfSigning(this));
    assertSection1(section, this.today(at));
    this.become(
      {
        section1Status: 'complete',
        section1Data: section,
        section1CompletedAt: at,
        section1IpAddress: from.ip,
      },
      at,
    );
  }

  /**
   * A correction says what was true on the day of the first signature, so that day decides (rules.md#i9-examined-on).
   * @throws DomainError as `signSection1`, the other way round: `eligibility.section1_missing` (conflict)
   */
  correctSection1(section: Section1, at: Date): void {
    this.assertSection1Signed();
    assertSection1(section, this.today(this.section1CompletedAt ?? at));
    const { section2Data, receiptDueOn } = this;
    const { firstDayOn } = section2Data ?? {};
    const hasReceipt = receiptDueOn !== null;
    const dueCase = firstDayOn !== undefined && this.caseDue(section, { firstDayOn, hasReceipt }, at);
    this.become(
      { section1Data: section, ...dueCase, ...this.reverified(section, this.section2Documents) },
      at,
    );
  }

  /**
   * Returns the documents with the day they were examined.
   * @throws DomainError as `assertLives` and `assertAcceptable`; `eligibility.section2_signed` (conflict)
   */
  signSection2(
    section: Section2,
    shown: readonly ShownDocument[],
    by: UserId,
    at: Date,
  ): readonly ShownDocument[] {
    this.assertMay('sign_section2', at);
    const examinedOn = this.today(at);
    const documents = shown.map((document) => ({ ...document, examinedOn }));
    assertReason(this, section, this.today(at));
    this.becomeVerified(section, documents, by, at);
    this.become({ section2Status: 'complete', section2CompletedAt: at, formStatus: 'complete' }, at);
    return documents;
  }

  /**
   * As `signSection2`, the other way round. A document that stays is judged by the day it was examined.
   * @throws DomainError `eligibility.section2_missing` (conflict), and as `withExaminedDays`
   */
  correctSection2(
    section: Section2,
    shown: readonly ShownDocument[],
    by: UserId,
    at: Date,
  ): readonly ShownDocument[] {
    this.assertMay('correct_section2', at);
    const days = { signedOn: this.today(this.section2CompletedAt ?? at), today: this.today(at) };
    const documents = withExaminedDays(shown, this.section2Documents ?? [], days);
    this.becomeVerified(section, documents, by, at);
    return documents;
  }

  /**
   * Supplement B.
   * @throws DomainError as `assertLives`, `reverifiedBy` and `assertRehire`; `eligibility.section2_missing` (conflict)
   */
  reverify({ rehiredOn, hasNewName, documents }: Reverification, at: Date): void {
    this.assertMay('sign_supplement', at);
    if (documents.length === 0 && rehiredOn === null && !hasNewName) throw supplementEmpty();
    const today = this.today(at);
    const reverified = documents.length > 0 ? reverifiedBy(documents, this, today) : null;
    if (rehiredOn === null) return this.become({ ...reverified }, at);
    const { reverifyOn } = reverified ?? this;
    assertRehire(this, { rehiredOn, reverifyOn }, today);
    this.become({ ...takenUpOn(rehiredOn), ...reverified }, at);
  }

  /** @throws DomainError as `assertLives`; `eligibility.section1_missing` (conflict) */
  assertSection1Signed(): void {
    throwRefusal(refusalWithoutSection1(this));
  }

  /** @throws DomainError as `assertMay` and `assertDayOfCase` */
  assertCase(given: { readonly createdOn: Day; readonly lateReason: string | null }, at: Date): void {
    this.assertMay('make_case', at);
    assertDayOfCase(this, given, this.today(at));
  }

  /** @throws DomainError `eligibility.day_ahead` (rule_broken), and as `assertLives` */
  assertNotAhead(on: Day, at: Date): void {
    this.assertLives();
    assertPast(on, this.today(at));
  }

  /** Records the current state of the case. */
  recordCase(of: EverifyCase, at: Date): void {
    this.become(factsOfCase(of), at);
  }

  /** Null when it is not the day to remind of anything. */
  remind(at: Date): I9Due | null {
    const today = this.today(at);
    const { due } = this;
    if (due === null || this.nextReminderOn === null || this.nextReminderOn > today) return null;
    this.become({ remindedOn: today }, at);
    return due.kind;
  }

  private becomeVerified(section: Section2, documents: readonly ShownDocument[], by: UserId, at: Date): void {
    const { section1Data } = this;
    if (section1Data === null) throw section1Missing();
    assertFirstDay(section, this, this.today(at));
    assertAcceptable(documents, section1Data.birthDate, section.signedOn, this.usesEverify);
    assertSignedFor(documents, section1Data);
    const { firstDayOn } = section;
    if (isShortJob(firstDayOn, this)) assertNoReceipts(documents);
    const receiptDueOn = receiptDay(documents, firstDayOn);
    this.become(
      {
        section2Data: section,
        section2Documents: documents,
        verifierId: by,
        verifierName: section.representativeName,
        startsOn: firstDayOn,
        ...(this.endedOn !== null && { retentionExpiry: retentionDay(firstDayOn, this.endedOn) }),
        receiptDueOn,
        ...this.caseDue(section1Data, { firstDayOn, hasReceipt: receiptDueOn !== null }, at),
        ...this.reverified(section1Data, documents),
      },
      at,
    );
  }

  private caseDue(
    { ssnLast4 }: Section1,
    of: { readonly firstDayOn: Day; readonly hasReceipt: boolean },
    at: Date,
  ): ReturnType<typeof caseDueAfter> {
    return caseDueAfter(this, { ...of, hasSsn: ssnLast4 !== null, today: this.today(at) });
  }

  private reverified(
    { citizenship, workUntil }: Section1,
    documents: readonly ShownDocument[] | null,
  ): { readonly reverifyOn: Day | null } {
    // The newest document counts, even if the first ones are corrected.
    const newest = this.reverifiedDocument;
    const isAlien = citizenship === 'permanent_resident' || citizenship === 'authorized_alien';
    if (newest !== null && isAlien) {
      const { reverifyOn = reverificationDay('permanent_resident', null, [newest]) } = newest;
      return { reverifyOn };
    }
    return { reverifyOn: documents && reverificationDay(citizenship, workUntil, documents) };
  }
}
