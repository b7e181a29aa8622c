import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { prepareData } from './prepare-data.ts';
import { ensureDemo } from './testing/demo/ensure-demo.ts';

const log = pino({ level: 'silent' });
const TINY = { employers: 1, jobs: 1, members: 1, workers: 1, referrals: 1, waitlist: 1, talks: 1 };

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.stop();
});
afterEach(async () => {
  await run('delete from demo_data');
  await run('delete from waitlist_signups');
});

const run = (text: string) => runSql<Record<string, unknown>>(app.application.sql, text);
const beginDemo = () => run('insert into demo_data (started_at) values (now())');
const joinWaitlist = () => app.client().post('/api/waitlist', { email: 'real@example.com' });
const emails = async () =>
  (await run('select email from users union all select email from waitlist_signups')).map(
    ({ email }) => email,
  );

// The first two need a database without accounts.
describe('demo data', { shuffle: false }, () => {
  it('a database with only people on the waitlist gets no demo data', async () => {
    await joinWaitlist();
    await ensureDemo(app, TINY);
    expect(await emails()).toEqual(['real@example.com']);
  });

  it('half-made demo data stays if someone has joined the waitlist since', async () => {
    await beginDemo();
    await joinWaitlist();
    await ensureDemo(app, TINY);
    expect(await emails()).toEqual(['real@example.com']);
  });

  it.each([
    ['with an email', 'email'],
    ['with only a phone', 'null'],
  ])('demo data is neither made nor removed if someone has an account %s', async (_kind, email) => {
    const { id } = await signUpReferrer(app);
    const phone = '+15125550199';
    await run(
      `update users set email = ${email}, phone = '${phone}', phone_verified_at = now() where id = '${id}'`,
    );
    const before = await emails();
    await ensureDemo(app, TINY);
    await beginDemo();
    await ensureDemo(app, TINY);
    expect(await emails()).toEqual(before);
    await run(
      `update users set phone = null, phone_verified_at = null, email = '${id}@example.com' where id = '${id}'`,
    );
  });
});

describe('production', () => {
  const start = () =>
    prepareData(app.application, { ...app.settings, production: true }, app.databaseUrl, log);

  it('production starts on a database without demo data', async () => {
    await expect(start()).resolves.toBeUndefined();
  });

  it('production does not start on a database with demo data, finished or half made', async () => {
    await beginDemo();
    await expect(start()).rejects.toThrow(/DATABASE_URL: must not be a database with demo data/);
    await run('update demo_data set finished_at = now()');
    await expect(start()).rejects.toMatchObject({ name: 'SettingsError' });
  });
});
