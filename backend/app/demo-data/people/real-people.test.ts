import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ensureDemo } from '../../testing/demo/ensure-demo.ts';

const HALF_MADE = { name: 'test-demo-half-made', text: `insert into demo_data (started_at) values (now())` };
const NEVER_BEGUN = { name: 'test-demo-never-begun', text: `delete from demo_data` };
const COUNT = { name: 'test-demo-people', text: `select count(*)::int as people from users` };

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

it.each([
  ['that was begun and never finished', HALF_MADE],
  ['that was never begun', NEVER_BEGUN],
])('a demo %s leaves real accounts unchanged', async (_, state) => {
  const { sql } = app.application;
  const person = await signUpReferrer(app);
  const before = await sql.row(COUNT);
  await sql.rows(state);
  await ensureDemo(app);
  expect(await sql.row(COUNT)).toEqual(before);
  expect((await person.client.get('/api/auth/user')).status).toBe(200);
});
