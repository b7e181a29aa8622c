import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { describeError } from './log.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

it('says what failed in the database without the values of the statement', async () => {
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

it('leaves out the statement that a mapper puts into its message, and what an error carries along', () => {
  const message = `insert into "users" ("email") values ('secret@example.com') - null value in column "first_name"`;
  const error = Object.assign(new Error(message), { body: { password: 'hunter22' } });
  const described = JSON.stringify(describeError(error));
  expect(described).toContain('null value in column');
  expect(described).not.toMatch(/secret@example|hunter22/);
});
