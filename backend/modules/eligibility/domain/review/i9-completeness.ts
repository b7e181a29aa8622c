import { DomainError } from '#kernel/domain-error.ts';
import {
  i9Document,
  signerOfNote,
  type Citizenship,
  type I9DocumentKind,
} from '../../contract/vocabulary/form/form-i9.ts';
import type { I9Finding } from '../../contract/vocabulary/review/i9-findings.ts';
import { assertAcceptable } from '../documents/document-rules.ts';
import { dayIn, type Day, type WorkTime } from '../due/i9-dates.ts';
import type { I9Record, Section1, Section2, ShownDocument } from '../form/i9-record.ts';
import { lateSections } from '../due/lateness.ts';

type Reviewed = Pick<
  I9Record,
  | 'workerName'
  | 'timeZone'
  | 'usesEverify'
  | 'section1Data'
  | 'section1CompletedAt'
  | 'section2Data'
  | 'section2CompletedAt'
  | 'section2Documents'
  | 'receiptDueOn'
> &
  WorkTime;

const CITIZENS_ONLY: readonly I9DocumentKind[] = ['us_passport', 'us_passport_card'];
const RESIDENTS_ONLY: readonly I9DocumentKind[] = [
  'permanent_resident_card',
  'i551_extended',
  'foreign_passport_i551',
  'i94_i551_stamp',
];
const ALIENS_ONLY: readonly I9DocumentKind[] = [
  'employment_authorization',
  'ead_extended',
  'ead_tps',
  'refugee_i94',
  'foreign_passport_i94',
  'foreign_passport_f1',
  'foreign_passport_j1',
];

/**
 * Lists missing, contradictory or late parts of a form that both have signed (rules.md#i9-review).
 * `promisedOn` is the start in the letter.
 */
export function completenessOf(form: Reviewed, promisedOn: Day | null): readonly I9Finding[] {
  const { section1Data: one, section2Data: two, section2Documents: documents } = form;
  if (!one || !two || !documents) return [];
  const late = lateSections({ ...form, startsOn: null }, two.signedOn);
  const findings: readonly (I9Finding | false | null)[] = [
    late.includes('section1') && 'section1_late',
    late.includes('section2') && 'section2_late',
    lacksStatusNumber(one) && 'status_number_missing',
    form.usesEverify && one.ssnLast4 === null && 'ssn_missing',
    !sharesWords(`${one.firstName} ${one.lastName}`, form.workerName) && 'name_differs',
    lacksSupplement(one, documents) && 'supplement_a_missing',
    !hasSigner(one) && !sharesWords(one.signature, one.lastName) && 'worker_signature_differs',
    documentFinding(form, documents, one.birthDate, firstSigned(form, two)),
    documents.some(({ kind }) => contradicts(one.citizenship, kind)) && 'status_contradicts_document',
    permitEndsDiffer(one, documents) && 'permit_dates_differ',
    promisedOn !== null && promisedOn !== two.firstDayOn && 'first_day_differs',
    form.receiptDueOn !== null && 'receipt_open',
    !sharesWords(two.signature, two.representativeName) && 'employer_signature_differs',
  ];
  return findings.filter((finding) => finding !== false && finding !== null);
}

function lacksStatusNumber({ citizenship, uscisLast4, i94Last4, passportLast4 }: Section1): boolean {
  if (citizenship === 'permanent_resident') return uscisLast4 === null;
  return citizenship === 'authorized_alien' && (uscisLast4 ?? i94Last4 ?? passportLast4) === null;
}

function hasSigner({ signer = 'self' }: Section1): boolean {
  return signer !== 'self';
}

/** Whether the supplement is missing of the person who attests to a minor or a placed person. */
function lacksSupplement(one: Section1, documents: readonly ShownDocument[]): boolean {
  const needed = documents.flatMap(({ kind }) => signerOfNote(kind) ?? []);
  return needed.some((signer) => signer !== one.signer) || (hasSigner(one) && !one.hadPreparer);
}

/** The day of the first signature under section 2: a correction has a day of its own. */
function firstSigned({ section2CompletedAt: at, timeZone }: Reviewed, { signedOn }: Section2): Day {
  return at === null ? signedOn : dayIn(timeZone, at);
}

/** The pair of lists, and what each document needs. */
function documentFinding(
  { usesEverify }: Reviewed,
  documents: readonly ShownDocument[],
  birthDate: Day,
  signedOn: Day,
): I9Finding | null {
  try {
    assertAcceptable(documents, birthDate, signedOn, usesEverify);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === 'eligibility.wrong_documents' ? 'documents_pair' : 'document_details';
  }
}

/** The status in section 1 and a document that only people of another status have. */
function contradicts(citizenship: Citizenship, kind: I9DocumentKind): boolean {
  const isCitizen = citizenship === 'citizen' || citizenship === 'national';
  if (CITIZENS_ONLY.includes(kind)) return !isCitizen;
  if (RESIDENTS_ONLY.includes(kind)) return citizenship !== 'permanent_resident';
  return ALIENS_ONLY.includes(kind) && citizenship !== 'authorized_alien';
}

function permitEndsDiffer(
  { citizenship, workUntil }: Section1,
  documents: readonly ShownDocument[],
): boolean {
  if (citizenship !== 'authorized_alien' || workUntil === null) return false;
  return documents.some(
    ({ kind, expiresOn }) =>
      kind === 'employment_authorization' && i9Document(kind).isReverified && expiresOn !== workUntil,
  );
}

/** Whether a name in two places has at least one word in common, ignoring accents. */
function sharesWords(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en-US')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
