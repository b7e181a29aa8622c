import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { UNIT_OF_WORK } from '../../tokens.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

it('each connection plans a statement with parameters once, also inside a transaction', async () => {
  const { application } = app;
  const planned = await application.get(UNIT_OF_WORK).transaction(async () => {
    const echo = { name: 'test-echo', text: 'select $1::text as said' };
    expect(await application.sql.row(echo, ['once'])).toEqual({ said: 'once' });
    expect(await application.sql.row(echo, ['twice'])).toEqual({ said: 'twice' });
    return application.sql.rows({
      name: 'test-planned',
      text: `select name from pg_prepared_statements where statement = 'select $1::text as said'`,
    });
  });
  expect(planned).toHaveLength(1);
});
