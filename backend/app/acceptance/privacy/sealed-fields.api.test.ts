import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  I9Fixture,
  license,
  ok,
  section1,
  section2,
  ssnCard,
} from '#modules/eligibility/testing/api-fixture.ts';
import {
  TEST_FIELD_KEY,
  startTestApplication,
  type TestApplication,
} from '#testing/fixtures/test-application.ts';
import { describeError } from '#platform/described-error.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { rotateFields } from '../../commands/rotate-fields.ts';

const ANOTHER_KEY = 'another-key-for-fields-after-the-first-one-';
/** Entered where they are requested, in every common notation. */
const PLANTED = {
  ssn: '536-22-8726',
  uscis: 'A081726354',
  license: 'TX40917265',
  passport: 'G47281936',
  i94: '918273645A7',
  foreignPassport: 'M93847561',
  corrected: 'TX90817263',
  notice: 'IOE9182736450',
};
const TRACES = [...Object.values(PLANTED), '536228726', '081726354'];

let written = '';
let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const log = pino(
    { level: 'trace', serializers: { err: (error: unknown) => describeError(error) } },
    destination,
  );
  // No card of Form I-9 is extended after October 19, 2027.
  const startsAt = new Date('2027-08-11T12:00:00-05:00');
  app = await startTestApplication({ byDay: true, startsAt, log });
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

/** Every value of every table as text. */
async function tablesHolding(trace: string): Promise<string[]> {
  const { sql } = app.application;
  const tables = await sql.rows<{ name: string }>({
    name: 'test-all-tables',
    text: `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  });
  const holding: string[] = [];
  for (const { name } of tables) {
    const statement = {
      name: `test-holds-${name}`,
      text: `select 1 from ${name} as t where strpos(t::text, $1) > 0 limit 1`,
    };
    if (await sql.row(statement, [trace])) holding.push(name);
  }
  expect(tables.length).toBeGreaterThan(60);
  return holding;
}

async function signed(): Promise<string> {
  const { id, token } = await fixture.accepted(fixture.day(3));
  ok(await fixture.sign(token, { ssn: PLANTED.ssn, uscisNumber: PLANTED.uscis }));
  const documents = [
    { ...license, number: PLANTED.license },
    { ...ssnCard, number: PLANTED.ssn },
  ];
  ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents }));
  const document = {
    kind: 'foreign_passport_i551',
    authority: 'Mexico',
    number: PLANTED.passport,
    expiresOn: '2040-01-01',
  };
  const supplement = {
    kind: 'B',
    documents: [document],
    representativeName: 'Stone, Rosa',
    attested: true,
    signature: 'Rosa Stone',
  };
  ok(await fixture.employer.client.post(`/api/i9-forms/${id}/supplements`, supplement));
  return id;
}

/** People with a Form I-94 or a foreign passport, as each list A requires it. */
async function signedByForeigners(): Promise<void> {
  const { i94: number, foreignPassport } = PLANTED;
  const documents = [
    { kind: 'foreign_passport_i94', authority: 'Mexico', number: foreignPassport, expiresOn: '2040-01-01' },
    { kind: 'i94', number, expiresOn: '2040-01-01' },
  ];
  const extended = {
    kind: 'ead_extended',
    number: PLANTED.corrected,
    expiresOn: '2027-10-19',
    category: 'C09',
    noticeNumber: PLANTED.notice,
  };
  const byPassport = { passportNumber: foreignPassport, passportCountry: 'Mexico' };
  for (const status of [{ i94Number: number }, byPassport]) {
    const { id, token } = await fixture.accepted(fixture.day(3));
    ok(await fixture.sign(token, { uscisNumber: '', ...status }));
    ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents }));
    const again = { ...section1, uscisNumber: '', ...status, reason: 'The name was misspelled' };
    ok(await app.client().post(`/api/i9/${token}/corrections`, { ...again, lastName: 'Lee' }));
    const entry = {
      ...section2,
      firstDayOn: fixture.day(1),
      documents: [extended],
      reason: 'Other documents were shown',
    };
    ok(await fixture.employer.client.post(`/api/i9-forms/${id}/corrections`, { section: 'section2', entry }));
    const numbers = ok(await fixture.form(id)).section1;
    expect([numbers.i94Number, numbers.passportNumber]).toContain(
      status === byPassport ? foreignPassport : number,
    );
  }
}

it('no table and no log line contains a planted number, whether a call succeeds or fails', async () => {
  const id = await signed();
  await signedByForeigners();
  const { token } = await fixture.accepted(fixture.day(3));
  await fixture.sign(token, { ssn: PLANTED.ssn, uscisNumber: PLANTED.uscis, zip: 'wrong' });
  await fixture.sign(token, { uscisNumber: '', i94Number: PLANTED.i94, workUntil: '2020-01-01' });
  const foreign = { passportNumber: PLANTED.foreignPassport };
  expect((await fixture.sign(token, { uscisNumber: '', ...foreign })).status).toBe(422);
  await fixture.verify(id, { documents: [{ ...license, number: PLANTED.license }] });
  const { sql } = app.application;
  await sql.rows({ name: 'test-entries-away', text: `alter table i9_entries rename to i9_entries_away` });
  expect((await fixture.sign(token, { ssn: PLANTED.ssn, uscisNumber: PLANTED.uscis })).status).toBe(500);
  const inPassport = { uscisNumber: '', ...foreign, passportCountry: 'Mexico' };
  expect((await fixture.sign(token, inPassport)).status).toBe(500);
  expect((await fixture.sign(token, { uscisNumber: '', i94Number: PLANTED.i94 })).status).toBe(500);
  await sql.rows({ name: 'test-entries-back', text: `alter table i9_entries_away rename to i9_entries` });
  await app.settle();
  for (const trace of TRACES) {
    expect(await tablesHolding(trace)).toEqual([]);
    expect(written).not.toContain(trace);
  }
  expect(written).toContain('unexpected error');
  expect(written).not.toContain(token);
  // Proves the search with names, which are not sealed.
  expect(await tablesHolding('12 Elm St')).toEqual(['public.i9_entries', 'public.i9_forms']);
  const filed = ok(await fixture.form(id));
  expect([filed.section1.ssn, filed.section1.uscisNumber, filed.section2.documents[0].number]).toEqual([
    '536228726',
    '081726354',
    PLANTED.license,
  ]);
});

it('a new first key opens and reseals existing values, and then the old key is not needed', async () => {
  const id = await signed();
  const environment = (keys: string) => ({ FIELD_ENCRYPTION_KEYS: keys });
  const both = await startTestApplication({
    byDay: true,
    beside: app,
    environment: environment(`${ANOTHER_KEY},${TEST_FIELD_KEY}`),
  });
  const newest = await startTestApplication({ beside: app, environment: environment(ANOTHER_KEY) });
  const path = `/api/i9-forms/${id}/section1`;
  const asOwner = async (other: TestApplication) => {
    const headers = { Cookie: fixture.employer.client.cookieHeader() };
    return fetch(`${other.origin}${path}`, { headers });
  };
  expect((await asOwner(both)).status).toBe(200);
  expect((await asOwner(newest)).status).toBe(500);
  expect((await rotateFields(both.application)).get('Form I-9')).toBeGreaterThan(2);
  expect((await rotateFields(both.application)).get('Form I-9')).toBe(0);
  expect((await (await asOwner(newest)).json()).section1.ssn).toBe('536228726');
  await rotateFields(app.application).catch(() => undefined);
  expect((await fixture.form(id)).status).toBe(500);
  // Reseals with the old key again: waiting work in the queue is sealed too.
  const back = await startTestApplication({
    byDay: true,
    beside: app,
    environment: environment(`${TEST_FIELD_KEY},${ANOTHER_KEY}`),
  });
  await rotateFields(back.application);
  expect((await fixture.form(id)).status).toBe(200);
  await back.stop();
  await both.stop();
  await newest.stop();
});

/** A row trigger does not run without a row. */
let made: Promise<string> | null = null;
function something(): Promise<string> {
  made ??= signed();
  return made;
}

it.each([
  ['change', 'an entry', `update i9_entries set data = data || '{"lastName": "Other"}'`],
  ['change', 'the time of an entry', `update i9_entries set at = at - interval '1 day'`],
  ['delete', 'an entry', `delete from i9_entries`],
  ['empty', 'the entries', `truncate i9_entries cascade`],
  ['change', 'the trail', `update i9_trail set at = at - interval '1 day'`],
  ['delete', 'the trail', `delete from i9_trail`],
  ['empty', 'the trail', `truncate i9_trail`],
])('the database refuses to %s %s', async (_what, _of, text) => {
  await something();
  await expect(runSql(app.application.sql, text)).rejects.toThrow(/never changed|only ever added to/);
});
