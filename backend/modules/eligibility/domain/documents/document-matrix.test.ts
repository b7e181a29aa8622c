import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  CITIZENSHIPS,
  companionsFor,
  I9_DOCUMENT_KINDS,
  i9Document,
  SPOUSE_CATEGORIES,
  type I9DocumentKind,
} from '../../contract/vocabulary/form-i9.ts';
import { assertAcceptable, receiptDay, reverificationDay } from './document-rules.ts';
import { daysAfter } from '../i9-dates.ts';
import type { ShownDocument } from '../i9-record.ts';

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
    ...reverified.map(word),
    due === null ? 'no' : due === daysAfter(TODAY, 90) ? '90 days' : 'until it ends',
  ];
  return `| ${cells.join(' | ')} |`;
}

it('The table of documents in the docs says what the rules do, document by document', async () => {
  const rows = I9_DOCUMENT_KINDS.filter(
    (kind) => !i9Document(kind).isCompanion && !i9Document(kind).isFormer,
  );
  const docs = await readFile(path.resolve('docs/contexts/eligibility.md'), 'utf8');
  const table = docs.slice(docs.indexOf('| Document | List |')).split('\n\n')[0] ?? '';
  // The formatter may align columns.
  const lines = table
    .split('\n')
    .slice(2)
    .map((line) => line.replaceAll(/ +/g, ' ').trim());
  expect(lines).toEqual(rows.map(rowOf));
});
