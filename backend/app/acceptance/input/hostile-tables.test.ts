import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { usersCsv } from '#modules/admin/adapters/csv/users-csv.ts';
import { waitlistCsv } from '#modules/admin/adapters/csv/waitlist-csv.ts';
import { invoicesCsv } from '#modules/billing/adapters/csv/invoices-csv.ts';
import { taxYearCsv } from '#modules/billing/adapters/csv/tax-year-csv.ts';
import type { ReportedPayee } from '#modules/billing/application/taxes/export-tax-year.ts';
import { ZipFormExport } from '#modules/eligibility/adapters/export/zip-form-export.ts';
import { I9Form } from '#modules/eligibility/domain/form/i9-form.ts';
import { unlockedFiles } from '#testing/product/unlocked-files.ts';
import { DIRECTION_MARKS, HOSTILE_TEXTS } from '#testing/hostile/hostile-texts.ts';
import { USUAL_TERMS } from '#modules/eligibility/testing/usual-terms.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const AT = '2026-11-20T12:00:00.000Z';

type UserRow = Parameters<typeof usersCsv>[0] extends AsyncIterable<infer Row> ? Row : never;
const user = (words: string): UserRow => ({
  id: ID,
  pageAt: AT,
  email: 'ana@example.com',
  emailVerifiedAt: null,
  firstName: words,
  lastName: words,
  phone: null,
  userType: 'worker',
  location: words,
  referralCode: 'ABCDEFGH',
  referredBy: { id: ID, firstName: words, lastName: words },
  totalReferrals: 0,
  successfulReferrals: 0,
  createdAt: AT,
  status: 'active',
  actions: [],
});
const invoice = (words: string) =>
  ({
    id: ID,
    number: 'INV-000001',
    kind: 'invoice',
    lines: [{ kind: 'letter_fee', amountCents: 25_00 }],
    totalCents: 25_00,
    taxCents: 0,
    poNumber: words,
    billedTo: words,
    corrects: null,
    paymentId: null,
    occurredAt: AT,
    issuedAt: AT,
  }) as const;
const signup = (words: string) => ({
  id: ID,
  pageAt: AT,
  email: 'ana@example.com',
  confirmedAt: null,
  phone: null,
  state: null,
  wantsTexts: false,
  source: words,
  createdAt: AT,
});
const payee = (words: string): ReportedPayee => ({
  userId: asId<'user'>(ID),
  accountId: ID,
  year: 2026,
  cents: 700_00,
  state: 'TX',
  isFederal: true,
  ownState: null,
  form: {
    name: words,
    businessName: words,
    classification: 'individual',
    street: words,
    city: words,
    state: 'TX',
    zip: '78701',
    taxIdType: 'ssn',
    taxId: '123-45-6789',
  },
});

async function* one<T>(row: T): AsyncIterable<T> {
  yield row;
}
const unread = (error: Error): never => {
  throw error;
};
/** The table that accompanies the forms of an inspection. */
async function* inspection(words: string): AsyncGenerator<string> {
  const opening = {
    referralId: asId<'referral'>(ID),
    jobId: asId<'job'>(ID),
    employerId: asId<'user'>(ID),
    workerName: words,
    workerEmail: null,
    jobTitle: words,
    company: words,
    timeZone: 'America/Chicago',
    startsOn: '2026-11-18',
    usesEverify: false,
    ...USUAL_TERMS,
    copiesDocuments: false,
  };
  const form = I9Form.open(opening, new Date(AT));
  Object.assign(form, { verifierName: words, heldAt: new Date(AT), complianceNotes: words });
  async function* files() {
    yield { form, version: null, bytes: new Uint8Array(), cases: [], copies: [] };
  }
  const password = 'K7Q2M-8XW4T';
  const zip = await buffer(new ZipFormExport().zip(files(), { at: new Date(AT), password }));
  yield String((await unlockedFiles(zip, password)).get('index.csv'));
}

const TABLES = {
  users: (words: string) => usersCsv(one(user(words)), unread),
  'the waitlist': (words: string) => waitlistCsv(one(signup(words)), unread),
  invoices: (words: string) => invoicesCsv(one(invoice(words)), unread),
  'an inspection': inspection,
  'the tax year': (words: string) => taxYearCsv(one(payee(words)), unread),
} as const;

/** Parses like a spreadsheet. */
function cellsOf(table: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\r|\n|$)/g;
  for (const [all, value = '', end] of table.replace(/^\ufeff/, '').matchAll(cell)) {
    if (all === '') break;
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end !== ',' && end !== '') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

describe.each(Object.entries(TABLES))('hostile input in the table of %s', (_name, write) => {
  it.each(Object.entries(HOSTILE_TEXTS))(
    'hostile input remains a cell, not a formula, and reorders nothing: %s',
    async (_kind, words) => {
      let table = '';
      for await (const piece of write(words)) table += String(piece);
      const [heads = [], ...rows] = cellsOf(table);
      expect(rows.map(({ length }) => length)).toEqual([heads.length]);
      expect(rows[0]?.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
      const seen = words.toWellFormed().replaceAll(new RegExp(DIRECTION_MARKS, 'gu'), '');
      expect(rows[0]?.join(' ')).toContain(seen);
      expect(table).not.toMatch(DIRECTION_MARKS);
    },
  );
});
