import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { processLog } from './log.ts';
import { describeError } from '#platform/described-error.ts';
import { realTime } from '#testing/fixtures/time/real-time.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

it('a logged database error has no values of the statement', async () => {
  const { application } = app;
  const failing = application
    .get(UNIT_OF_WORK)
    .transaction(() =>
      application
        .get(SQL)
        .rows({ name: 'test-failing', text: `insert into users (id, email) values ($1, $2)` }, [
          '01890a5d-ac96-774b-bcce-b302099a8057',
          'secret@example.com',
        ]),
    );
  const error: unknown = await failing.catch((reason: unknown) => reason);
  const described = JSON.stringify(describeError(error));
  expect(described).toContain('23502');
  expect(described).not.toContain('secret@example.com');
});

it('a logged error has no statement in its message and none of its attached data', () => {
  const message = `insert into "users" ("email") values ('secret@example.com') - null value in column "first_name"`;
  const error = Object.assign(new Error(message), { body: { password: 'hunter22' } });
  const described = JSON.stringify(describeError(error));
  expect(described).toContain('null value in column');
  expect(described).not.toMatch(/secret@example|hunter22/);
});

it('each entry is one line with a UTC time in milliseconds, even if its text has line breaks', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'log');
  const { log, flush } = processLog('info', file);
  const forged = 'Ana\r\n{"level":50,"msg":"hacked"}\u2028\u0000\u001b[2J';
  const [before, after] = [realTime() - 1, realTime() + 60_000];
  log.info({ forged, error: new Error(forged) }, forged);
  log.warn({ err: new Error(forged) }, 'Second');
  await expect.poll(() => (flush(), readFileSync(file, 'utf8').split('\n').length)).toBe(3);
  const text = readFileSync(file, 'utf8');
  // oxlint-disable-next-line no-control-regex -- the characters that a terminal would interpret
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  const entries = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; time: number });
  expect(entries.map(({ level, msg }) => [level, msg])).toEqual([
    [30, forged],
    [40, 'Second'],
  ]);
  for (const { time } of entries) {
    expect(time).toBeGreaterThan(before);
    expect(time).toBeLessThan(after);
  }
});
