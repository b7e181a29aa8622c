import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  CITIZENSHIPS,
  companionsFor,
  I9_DOCUMENT_KINDS,
  i9Document,
  signerOfNote,
  SPOUSE_CATEGORIES,
  type I9DocumentKind,
  type I9Signer,
} from '../../contract/vocabulary/form/form-i9.ts';
import { assertAcceptable, receiptDay, reverificationDay } from './document-rules.ts';
import { daysAfter } from '../due/i9-dates.ts';
import type { I9Form } from '../form/i9-form.ts';
import type { ShownDocument } from '../form/i9-record.ts';
import { at, NOON, openedForm, OWNER, SECTION2 } from '../../testing/sample-form.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';

const TODAY = '2026-11-18';
const UNTIL = '2027-06-30';

function shown(kind: I9DocumentKind): ShownDocument {
  const { expiry, isAlwaysReceipt = false } = i9Document(kind);
  const expiresOn = expiry === 'none' ? null : UNTIL;
  return { kind, authority: 'An authority', numberLast4: '1234', expiresOn, isReceipt: isAlwaysReceipt };
}

/** The document with what makes a right set of it. */
function setOf(kind: I9DocumentKind): readonly ShownDocument[] {
  const { list } = i9Document(kind);
  if (list === 'B') return [shown(kind), shown('ssn_card')];
  if (list === 'C') return [shown('drivers_license'), shown(kind)];
  return [kind, ...companionsFor(kind)].map(shown);
}

function isAccepted(kind: I9DocumentKind, birthDate: string, usesEverify: boolean): boolean {
  try {
    assertAcceptable(setOf(kind), birthDate, TODAY, usesEverify);
    return true;
  } catch {
    return false;
  }
}

/** The form itself decides the length of the job; 2026-11-18 is a Wednesday. */
const JOBS = [
  ['One or two business days', '2026-11-19'],
  ['Three business days or more', '2026-11-20'],
  ['Unknown end', null],
] as const;

function formOf(expectedEndOn: string | null, signer: I9Signer = 'self'): I9Form {
  const form = openedForm(TODAY, { expectedEndOn });
  form.signSection1({ ...SECTION1, birthDate: '2010-04-12', workUntil: null, signer }, { ip: '' }, NOON);
  return form;
}

function signs(expectedEndOn: string | null, documents: readonly ShownDocument[]): boolean {
  const signer = documents.flatMap(({ kind }) => signerOfNote(kind) ?? [])[0];
  try {
    formOf(expectedEndOn, signer).signSection2(SECTION2, documents, OWNER, at(TODAY));
    return true;
  } catch {
    return false;
  }
}

function rowOfJob([title, expectedEndOn]: (typeof JOBS)[number]): string {
  const due = formOf(expectedEndOn).due?.on;
  const days = due === TODAY ? 'the first day' : due === '2026-11-23' ? 'three business days later' : due;
  const receipt = { ...shown('us_passport'), expiresOn: null, numberLast4: null, isReceipt: true };
  const word = (is: boolean): string => (is ? 'yes' : 'no');
  return `| ${title} | ${days} | ${word(signs(expectedEndOn, [receipt]))} |`;
}

function rowOf(kind: I9DocumentKind): string {
  const { title, list, hasNotice = false } = i9Document(kind);
  const titles = (of: readonly I9DocumentKind[]): string =>
    of.map((one) => i9Document(one).title).join(' and ');
  const companions = titles(companionsFor(kind));
  const ofSpouses = hasNotice
    ? `; in ${SPOUSE_CATEGORIES.join(', ')} with ${titles(companionsFor(kind, SPOUSE_CATEGORIES[0]))}`
    : '';
  const word = (is: boolean): string => (is ? 'yes' : 'no');
  const reverified = CITIZENSHIPS.map((status) => reverificationDay(status, null, setOf(kind)) !== null);
  const due = receiptDay(setOf(kind), TODAY);
  const cells = [
    title,
    `${list}${companions && ` with ${companions}`}${ofSpouses}`,
    word(isAccepted(kind, '1990-04-12', false)),
    word(isAccepted(kind, '2010-04-12', false)),
    word(isAccepted(kind, '2010-04-12', true)),
    ...JOBS.slice(0, 2).map(([, expectedEndOn]) => word(signs(expectedEndOn, setOf(kind)))),
    ...reverified.map(word),
    due === null ? 'no' : due === daysAfter(TODAY, 90) ? '90 days' : 'until it ends',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The lines of the table that begins so; the formatter may align its columns. */
async function tableOf(head: string): Promise<readonly string[]> {
  const docs = await readFile(path.resolve('docs/contexts/eligibility.md'), 'utf8');
  const table = docs.slice(docs.indexOf(head)).split('\n\n')[0] ?? '';
  const lines = table.split('\n').slice(2);
  return lines.map((line) => line.replaceAll(/ +/g, ' ').trim());
}

it('The table of documents in the docs says what the rules do, document by document', async () => {
  const rows = I9_DOCUMENT_KINDS.filter(
    (kind) => !i9Document(kind).isCompanion && !i9Document(kind).isFormer,
  );
  expect(await tableOf('| Document | List |')).toEqual(rows.map(rowOf));
});

it('The table of jobs in the docs says when section 2 is due, and whether a receipt is taken', async () => {
  expect(await tableOf('| Job | Section 2')).toEqual(JOBS.map(rowOfJob));
});
