import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { Housekeeping } from './housekeeping.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

it('removes what has expired and keeps what is in use', async () => {
  const { sql } = app.application;
  const { client } = await signUpReferrer(app);
  await sql.rows({
    name: 'test-old-rows',
    text: `with gone as (insert into sessions (sid, sess, expire) values ('old', '{}', now() - interval '1 minute')),
      call as (insert into idempotent_calls (user_id, key, call, body_hash, created_at)
        values (gen_random_uuid(), 'k', 'c', 'h', now() - interval '25 hours')),
      event as (insert into handled_events (consumer, event_id, handled_at)
        values ('c', gen_random_uuid(), now() - interval '181 days'))
      insert into rate_limits (key, points, expire) values ('old', 1, 1000)`,
  });
  const housekeeping = new Housekeeping(sql);
  expect(await housekeeping.run()).toBe(4);
  expect(await housekeeping.run()).toBe(0);
  expect((await client.get('/api/auth/user')).status).toBe(200);
});
