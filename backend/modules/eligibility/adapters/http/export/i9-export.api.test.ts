import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unlockedFiles } from '#testing/product/unlocked-files.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { I9Fixture, ok, passport, section2 } from '#modules/eligibility/testing/api-fixture.ts';

let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
});
// An employer of its own: an export contains all of an employer's forms.
beforeEach(async () => {
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

const COMPANY = 'Our Company';
/** Sets a form's job and company, which the index lists. */
async function name(jobTitle: string, id: string, company = COMPANY): Promise<void> {
  const text = `update i9_forms set job_title = $2, company = $3 where referral_id = $1`;
  await app.application.sql.rows({ name: 'test-name-form', text }, [id, jobTitle, company]);
}

/** The indexes of the named forms that an export contains. */
async function jobsIn(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const files = await fixture.exported(query);
  const index = files.get('index.csv')?.toString('utf8') ?? '';
  const rows = index.trim().split('\r\n').slice(1);
  expect(files.size).toBe(rows.length + 1);
  return rows.map((row) => row.split(',')[2] ?? '').toSorted();
}

const textOf = async (pdf: Buffer | undefined): Promise<string> =>
  (await extractText(new Uint8Array(pdf ?? []), { mergePages: true })).text.replaceAll(/\s+/g, ' ');

describe('an export for an inspection', () => {
  it('an export has only the company’s forms that began in the period, its first and last day included', async () => {
    const [day, before, after] = [fixture.day(40), fixture.day(39), fixture.day(41)];
    for (const [job, starts] of Object.entries({ Before: before, Day: day, After: after }))
      await name(job, (await fixture.accepted(starts)).id);
    await name('Other', (await fixture.accepted(day)).id, 'Second Company, Inc');
    const time = { from: before, to: after };
    expect(await jobsIn(time)).toEqual(['After', 'Before', 'Day', 'Other']);
    const [newest] = (await fixture.employer.client.get('/api/auth/security-events')).body;
    expect(newest).toMatchObject({ kind: 'data_exported', detail: 'i9' });
    expect(await jobsIn({ from: day, to: day })).toEqual(['Day', 'Other']);
    expect(await jobsIn({ from: day, to: after })).toEqual(['After', 'Day', 'Other']);
    expect(await jobsIn({ from: before, to: day })).toEqual(['Before', 'Day', 'Other']);
    expect(await jobsIn({ from: after, to: before })).toEqual([]);
    expect(await jobsIn({ company: 'second company, inc' })).toEqual(['Other']);
    expect(await jobsIn({ company: 'Second Company, Inc', to: before })).toEqual([]);
    expect(await jobsIn({ company: COMPANY, ...time })).toEqual(['After', 'Before', 'Day']);
    expect(await jobsIn({ company: COMPANY, from: day, to: day })).toEqual(['Day']);
    expect(await jobsIn({ company: 'Second' })).toEqual([]);
    const counted = async (query: Readonly<Record<string, string>>): Promise<number> =>
      ok(await fixture.employer.client.get(`/api/i9-forms/export-count?${new URLSearchParams(query)}`)).forms;
    expect([await counted({}), await counted(time), await counted({ company: COMPANY, to: before })]).toEqual(
      [4, 4, 1],
    );
  });

  it('goes by the day of the acceptance at the job’s place where the start is not known yet', async () => {
    // Seven in the evening in Texas: tomorrow in UTC.
    await app.advance(7);
    const [today, tomorrow] = [fixture.day(), fixture.day(1)];
    expect(app.application.clock.now().toISOString().slice(0, 10)).toBe(tomorrow);
    await name('Evening', (await fixture.accepted(null)).id, 'Evening Company');
    expect(await jobsIn({ company: 'Evening Company', from: today, to: today })).toEqual(['Evening']);
    expect(await jobsIn({ company: 'Evening Company', from: tomorrow })).toEqual([]);
    await app.advance(17);
  });

  it('an export has each form as filed, with numbers and the values before a correction', async () => {
    const { id } = await fixture.complete();
    const reason = 'The wrong document';
    const entry = { ...section2, firstDayOn: fixture.day(1), documents: [passport], reason };
    ok(await fixture.employer.client.post(`/api/i9-forms/${id}/corrections`, { section: 'section2', entry }));
    await name('Corrected', id, 'Corrected Company');
    const files = await fixture.exported({ company: 'Corrected Company' });
    expect([...files.keys()]).toEqual([
      'forms/0001-Li-Bo.pdf',
      'forms/0002-Li-Bo-before-correction-1.pdf',
      'index.csv',
    ]);
    const [now, before] = await Promise.all([...files.values()].slice(0, 2).map(textOf));
    for (const words of ['536-22-8726', '098765432', '483920175', '/s/ Bo Li', '/s/ Rosa Stone', reason])
      expect(now).toContain(words);
    expect(now).toContain('483920175 (was SRC9876543210, RS');
    for (const words of ['536-22-8726', 'SRC9876543210', '/s/ Rosa Stone']) expect(before).toContain(words);
    expect(before).not.toContain('483920175');
    // The index contains no number.
    expect(files.get('index.csv')?.toString()).toContain('Corrected Company,complete');
    expect(files.get('index.csv')?.toString()).not.toMatch(/8726|5432|0175/);
  });

  it('an export opens only with its own password, which its owner sees again by the code in its name', async () => {
    await name('Locked', (await fixture.complete()).id, 'Locked Company');
    const headers = { Cookie: fixture.employer.client.cookieHeader() };
    const answer = await fetch(`${app.origin}/api/i9-forms/export?company=Locked+Company`, { headers });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
    const [, code = ''] =
      /^attachment; filename="form-i9-export-([0-9a-z]{10})\.zip"$/.exec(
        answer.headers.get('Content-Disposition') ?? '',
      ) ?? [];
    const zip = Buffer.from(await answer.arrayBuffer());
    const passwordOf = async (client: HttpClient, of: string) =>
      ok(await client.get(`/api/i9-forms/export-password?code=${of}`)).password;
    const { client } = fixture.employer;
    const password = await passwordOf(client, code);
    expect(password).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await passwordOf(client, code)).toBe(password);
    const [pdf] = await unlockedFiles(zip, password);
    expect(await textOf(pdf?.[1])).toContain('536-22-8726');
    const stranger = await signUpEmployer(app);
    const others = [await passwordOf(client, 'another0code'), await passwordOf(stranger.client, code)];
    for (const other of others) await expect(unlockedFiles(zip, other)).rejects.toThrow('Invalid password');
    const twice = await Promise.all([0, 1].map(() => client.get('/api/i9-forms/export-password')));
    expect(new Set(twice.map(({ body }) => body.code)).size).toBe(2);
  });

  it.each(['K7Q2M8XW4T', 'short', '../../etc', 'a'.repeat(17)])(
    'refuses a code that is none: %s',
    async (code) => {
      for (const call of ['export', 'export-password']) {
        const { status, body } = await fixture.employer.client.get(
          `/api/i9-forms/${call}?code=${encodeURIComponent(code)}`,
        );
        expect([status, body.issues[0]]).toEqual([
          400,
          { path: 'code', message: 'Enter the code from the name of the file' },
        ]);
      }
    },
  );

  it('an invalid day is refused', async () => {
    const { status, body } = await fixture.employer.client.get('/api/i9-forms/export?from=yesterday');
    expect([status, body.issues[0].path]).toEqual([400, 'from']);
  });
});
