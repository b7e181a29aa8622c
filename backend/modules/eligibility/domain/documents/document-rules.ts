import { DomainError, type FieldIssue } from '#kernel/domain-error.ts';
import { WITHOUT_PHOTO } from '../../contract/vocabulary/everify/everify.ts';
import {
  ADMISSION_CLASSES,
  companionsFor,
  FORM_I9,
  i9Document,
  signerOfNote,
  spouseCategory,
  type Citizenship,
} from '../../contract/vocabulary/form/form-i9.ts';
import { nothingToReverify } from '../form/i9-errors.ts';
import { daysAfter, yearsBetween, type Day } from '../due/i9-dates.ts';
import type { ReverifiedDocument, Section1, ShownDocument } from '../form/i9-record.ts';

const NEEDS_PHOTO = 'Companies in E-Verify need a List B document with a photo';
const A_OR_C = 'Show one document from List A, or one from List C';
const PAIR = 'Show one document from List A, or one from List B and one from List C';
const NOT_SIGNED_FOR = {
  guardian: 'A parent or guardian has to sign section 1 and Supplement A first',
  representative: 'The organization that places the worker has to sign section 1 and Supplement A first',
} as const;
const WRONG_CLASS = 'Form I-94 must show the status that belongs to the category of the card';
const SPOUSE = 'In category A17, A18 or C26 the card is extended only together with an unexpired Form I-94';

/**
 * Requires either one list A document with its companions, or one each of B and C: nothing more, nothing less
 * (rules.md#i9-documents).
 */
function isRightSet(documents: readonly ShownDocument[]): boolean {
  const of = (list: 'A' | 'B' | 'C'): readonly ShownDocument[] =>
    documents.filter(({ kind }) => i9Document(kind).list === list);
  const [a, b, c] = [of('A'), of('B'), of('C')];
  if (a.length === 0) return b.length === 1 && c.length === 1;
  if (b.length > 0 || c.length > 0) return false;
  const main = a.filter(({ kind }) => !i9Document(kind).isCompanion);
  const [only] = main;
  if (main.length !== 1 || !only) return false;
  const companions = a.filter(({ kind }) => i9Document(kind).isCompanion).map(({ kind }) => kind);
  const needed = companionsFor(only.kind, only.category);
  return companions.toSorted().join() === needed.toSorted().join();
}

function issuesOf(document: ShownDocument, path: string, on: Day): readonly FieldIssue[] {
  const rules = i9Document(document.kind);
  const issues: FieldIssue[] = [];
  const refuse = (field: string, message: string): number =>
    issues.push({ path: `${path}.${field}`, message });
  const isReplaced = document.isReceipt && rules.isAlwaysReceipt !== true;
  if (rules.number === 'required' && !isReplaced && document.numberLast4 === null)
    refuse('number', 'Please enter the document number');
  if (rules.expiry === 'required' && !isReplaced && document.expiresOn === null)
    refuse('expiresOn', 'Please enter the expiration date');
  if (rules.expiry === 'none' && document.expiresOn !== null)
    refuse('expiresOn', 'This document has no expiration date');
  if (document.expiresOn !== null && document.expiresOn < on)
    refuse('expiresOn', 'This document had expired on the day you examined it');
  if (rules.latest !== undefined && document.expiresOn !== null && document.expiresOn > rules.latest)
    refuse('expiresOn', 'Renewals filed since October 30, 2025 extend no card');
  return issues;
}

/**
 * The day by which a document follows a receipt: ninety days on, or the end of a temporary I-551 stamp
 * (rules.md#i9-documents); null without a receipt.
 */
export function receiptDay(documents: readonly ShownDocument[], from: Day): Day | null {
  const days = documents
    .filter(({ isReceipt }) => isReceipt)
    .map(({ kind, expiresOn }) =>
      kind === 'i94_i551_stamp' && expiresOn !== null ? expiresOn : daysAfter(from, FORM_I9.receiptDays),
    );
  return days.toSorted()[0] ?? null;
}

/** The days that a form knows: of the first signature under section 2, and today. */
interface SigningDays {
  readonly signedOn: Day;
  readonly today: Day;
}

/**
 * A correction's documents with the days they were examined: as the employer says, else as before for a document that stays,
 * else today (rules.md#i9-examined-on).
 * @throws DomainError `eligibility.examined_on` (rule_broken), with the path
 */
export function withExaminedDays(
  documents: readonly ShownDocument[],
  before: readonly ShownDocument[],
  { signedOn, today }: SigningDays,
): readonly ShownDocument[] {
  const message = 'Enter a day from the first signature to today';
  const issues = documents.flatMap(({ examinedOn }, index) =>
    examinedOn === undefined || (examinedOn >= signedOn && examinedOn <= today)
      ? []
      : [{ path: `documents.${index}.examinedOn`, message }],
  );
  if (issues.length > 0) throw new DomainError('eligibility.examined_on', 'rule_broken', message, { issues });
  return documents.map((document) => {
    const same = before.find((one) => one.kind === document.kind && one.isReceipt === document.isReceipt);
    const kept = same && (same.examinedOn ?? signedOn);
    return { ...document, examinedOn: document.examinedOn ?? kept ?? today };
  });
}

/**
 * Checks the documents of a person with this birth date. Each document is judged by the day it was examined;
 * `signedOn` is the day of those that have none (rules.md#i9-examined-on).
 * @throws DomainError `eligibility.wrong_documents`, `eligibility.document_refused` (rule_broken), with the
 * path
 */
export function assertAcceptable(
  documents: readonly ShownDocument[],
  birthDate: Day,
  signedOn: Day,
  usesEverify: boolean,
): void {
  assertEntryOfSpouse(documents);
  if (!isRightSet(documents)) {
    throw new DomainError('eligibility.wrong_documents', 'rule_broken', PAIR, { path: 'documents' });
  }
  const issues = documents.flatMap((document, index) => {
    const path = `documents.${index}`;
    const on = document.examinedOn ?? signedOn;
    const isMinor = yearsBetween(birthDate, on) < FORM_I9.minorsUnder;
    const own = issuesOf(document, path, on);
    if (usesEverify && WITHOUT_PHOTO.includes(document.kind))
      return [...own, { path: `${path}.kind`, message: NEEDS_PHOTO }];
    if (!i9Document(document.kind).isForMinors || isMinor) return own;
    return [...own, { path: `${path}.kind`, message: 'This document is only for people under 18' }];
  });
  refuseAny([...issues, ...extensionIssues(documents)]);
}

/**
 * Requires the Form I-94 that extends a spouse's card; the refusal points to the category, which requires it.
 */
function assertEntryOfSpouse(documents: readonly ShownDocument[]): void {
  const card = documents.findIndex(isOfSpouse);
  if (card === -1 || documents.some(({ kind }) => kind === 'i94')) return;
  throw refused('wrong_documents', SPOUSE, `documents.${card}.category`);
}

function isOfSpouse({ kind, category }: ShownDocument): boolean {
  return i9Document(kind).hasNotice === true && spouseCategory(category) !== null;
}

/**
 * A spouse's card is extended no longer than the Form I-94 with it, which shows the status and has an end
 * (rules.md#i9-documents).
 */
function extensionIssues(documents: readonly ShownDocument[]): readonly FieldIssue[] {
  const card = documents.findIndex(isOfSpouse);
  const entry = documents.findIndex(({ kind }) => kind === 'i94');
  const [until, ends] = [documents[card]?.expiresOn ?? null, documents[entry]?.expiresOn ?? null];
  if (card === -1 || entry === -1) return [];
  const shown = spouseCategory(documents[card]?.category);
  const classes = shown === null ? [] : ADMISSION_CLASSES[shown];
  if (!classes.includes(documents[entry]?.admissionClass ?? ''))
    return [{ path: `documents.${entry}.admissionClass`, message: WRONG_CLASS }];
  if (ends === null)
    return [{ path: `documents.${entry}.expiresOn`, message: 'Please enter the expiration date' }];
  if (until === null || until <= ends) return [];
  return [{ path: `documents.${card}.expiresOn`, message: 'The extension ends no later than Form I-94' }];
}

/**
 * Allows a note in place of a list B document only if the person who attests to the worker signed section 1
 * and supplement A (rules.md#i9-signer).
 * @throws DomainError `eligibility.document_refused` (rule_broken)
 */
export function assertSignedFor(
  documents: readonly ShownDocument[],
  { signer = 'self' }: Pick<Section1, 'signer'>,
): void {
  refuseAny(
    documents.flatMap(({ kind }, index) => {
      const needed = signerOfNote(kind);
      if (needed === null || needed === signer) return [];
      return [{ path: `documents.${index}.kind`, message: NOT_SIGNED_FOR[needed] }];
    }),
  );
}

/** A short job has no time to wait for what replaces a receipt. @throws DomainError `eligibility.document_refused` (rule_broken) */
export function assertNoReceipts(documents: readonly ShownDocument[]): void {
  const message = 'A job of less than three business days accepts no receipts';
  refuseAny(
    documents.flatMap(({ isReceipt }, index) =>
      isReceipt ? [{ path: `documents.${index}.isReceipt`, message }] : [],
    ),
  );
}

/** The form's state before a reverification. */
interface Reverifiable {
  readonly reverifyOn: Day | null;
  readonly reverifiedDocument: ReverifiedDocument | null;
}

/**
 * The form's state after its reverification: the new document, and when it is due again. A receipt adds
 * ninety days to the day on which the permission ended (rules.md#i9-reverification).
 * @throws DomainError `eligibility.list_b_stays`, `eligibility.companion_alone`,
 * `eligibility.wrong_documents`, `eligibility.document_refused`, `eligibility.second_receipt`,
 * `eligibility.nothing_to_reverify` (rule_broken)
 */
export function reverifiedBy(
  documents: readonly ShownDocument[],
  before: Reverifiable,
  today: Day,
): { readonly reverifyOn: Day | null; readonly reverifiedDocument: ReverifiedDocument } {
  const main = assertReverifies(documents, today);
  if (before.reverifyOn === null) throw nothingToReverify();
  const receiptDueOn = receiptDay(documents, before.reverifyOn);
  const hasReceipt = receiptDueOn !== null;
  if (hasReceipt && before.reverifiedDocument?.isReceipt === true)
    throw refused(
      'second_receipt',
      'A second receipt adds no days. Only a document ends the first one.',
      'documents.0.isReceipt',
    );
  const reverifyOn = receiptDueOn ?? reverificationDay('permanent_resident', null, documents);
  return {
    reverifyOn,
    reverifiedDocument: { ...main, isReceipt: hasReceipt, examinedOn: today, reverifyOn },
  };
}

/** List A with what belongs to it, or one of list C. Returns the document, without its companions. */
function assertReverifies(documents: readonly ShownDocument[], today: Day): ShownDocument {
  const listB = documents.findIndex(({ kind }) => i9Document(kind).list === 'B');
  if (listB >= 0)
    throw refused('list_b_stays', 'List B documents are never reverified', `documents.${listB}.kind`);
  const main = documents.find(({ kind }) => !i9Document(kind).isCompanion);
  if (!main)
    throw refused(
      'companion_alone',
      'This document is taken only with a foreign passport',
      'documents.0.kind',
    );
  assertEntryOfSpouse(documents);
  const isOneOfC = documents.length === 1 && i9Document(main.kind).list === 'C';
  if (!isOneOfC && !isRightSet(documents)) throw refused('wrong_documents', A_OR_C, 'documents');
  refuseAny([
    ...documents.flatMap((document, index) => {
      const path = `documents.${index}`;
      const isUndated = document.expiresOn === null && !document.isReceipt && document.kind === 'i94';
      const undated = { path: `${path}.expiresOn`, message: 'Please enter the expiration date' };
      const issues = issuesOf(document, path, today);
      return isUndated && main.kind === 'foreign_passport_i94' ? [...issues, undated] : issues;
    }),
    ...extensionIssues(documents),
  ]);
  return main;
}

function refused(code: string, message: string, path: string): DomainError {
  return new DomainError(`eligibility.${code}`, 'rule_broken', message, { path });
}

function refuseAny(issues: readonly FieldIssue[]): void {
  const [first] = issues;
  if (first) throw new DomainError('eligibility.document_refused', 'rule_broken', first.message, { issues });
}

/**
 * The day on which the permission to work is looked at again: never for citizens and nationals, for list B, or for a permanent
 * resident's card (rules.md#i9-reverification).
 */
export function reverificationDay(
  citizenship: Citizenship,
  workUntil: Day | null,
  documents: readonly ShownDocument[],
): Day | null {
  if (citizenship === 'citizen' || citizenship === 'national') return null;
  if (documents.some(({ kind }) => kind === 'permanent_resident_card' || kind === 'i551_extended'))
    return null;
  const shown = documents
    .filter(({ kind }) => i9Document(kind).isReverified)
    .flatMap(({ expiresOn }) => expiresOn ?? []);
  const attested = citizenship === 'authorized_alien' && workUntil !== null ? [workUntil] : [];
  return [...shown, ...attested].toSorted()[0] ?? null;
}
