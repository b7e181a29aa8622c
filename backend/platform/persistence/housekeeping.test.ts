import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { Housekeeping } from './housekeeping.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const addOldRows = () =>
  app.application.sql.rows({
    name: 'test-old-rows',
    text: `with call as (insert into idempotent_calls (user_id, key, call, body_hash, created_at)
        values (gen_random_uuid(), 'k', 'c', 'h', now() - interval '25 hours')),
      event as (insert into handled_events (consumer, event_id, handled_at)
        values ('c', gen_random_uuid(), now() - interval '181 days'))
      insert into rate_limits (key, points, expire) values ('old', 1, 1000)`,
  });

it('expired rows are removed, and rows in use remain', async () => {
  const { sql } = app.application;
  const { client } = await signUpReferrer(app);
  await addOldRows();
  const housekeeping = new Housekeeping(sql);
  expect(await housekeeping.run()).toBe(3);
  expect(await housekeeping.run()).toBe(0);
  expect((await client.get('/api/auth/user')).status).toBe(200);
});

it('an error in one table does not stop the cleanup of others, and is thrown when nothing else is left', async () => {
  const { sql } = app.application;
  const run = (text: string) => runSql(sql, text);
  const mend = () => run('drop trigger if exists no_sweep on idempotent_calls');
  onTestFinished(async () => void (await mend()));
  await run(`create function no_sweep() returns trigger language plpgsql as $f$
    begin raise exception 'a bad row'; end $f$`);
  await run(
    'create trigger no_sweep before delete on idempotent_calls for each row execute function no_sweep()',
  );
  await addOldRows();
  const housekeeping = new Housekeeping(sql);
  expect(await housekeeping.run()).toBe(2);
  await expect(housekeeping.run()).rejects.toThrow('a bad row');
  await mend();
  expect(await housekeeping.run()).toBe(1);
});
