import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '#kernel/tasks.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TASK_QUEUE, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ok, SIGNATURE, ProductFixture } from '../testing/product-fixture.ts';

/** Disables polling: a test that depends on it never ends. */
const NEVER = 86_400;
const UNDONE = {
  name: 'test-undone',
  text: `select name, data ->> 'name' as event, data ->> 'kind' as kind, state from pgboss.job
    where name in ('events', 'jobs') and state <> 'completed'`,
};
const REPEATED = {
  name: 'test-repeated',
  text: `select name, data ->> 'name' as event, output from pgboss.job where name in ('events', 'jobs') and retry_count > 0`,
};

let app: TestApplication;
let fixture: ProductFixture;

beforeEach(async () => {
  app = await startTestApplication({ environment: { PROCESS: 'all' } });
  fixture = await ProductFixture.open(app);
});
afterEach(() => app.stop());

const undone = () => app.application.sql.rows(UNDONE);

const mail = (n: number): Task<'notifications.send_mail'> => {
  const words = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  return {
    kind: 'notifications.send_mail',
    data: { ...words, id: randomUUID(), to: `crew-${n}@example.com`, unsubscribeLink: null },
  };
};

describe('the worker', () => {
  it('the worker does everything that follows from a hire immediately, and nothing twice', async () => {
    const id = await fixture.interviewing();
    const { token } = await fixture.sentLetter(id);
    ok(await fixture.answer(token, SIGNATURE));
    await app.settle();
    const points = async (): Promise<number> =>
      ok(await fixture.referrer.client.get('/api/engagement-points')).currentPoints;
    const before = await points();
    await app.application.worker.start({ lookEverySeconds: NEVER });
    ok(await fixture.put(id, 'hire'));
    await expect.poll(undone).toEqual([]);
    expect((await points()) - before).toBe(150);
    expect(await app.application.sql.rows(REPEATED)).toEqual([]);
  });

  it('the worker takes any number of tasks from one transaction', async () => {
    const { application } = app;
    await application.worker.start({ lookEverySeconds: NEVER });
    await application.get(UNIT_OF_WORK).transaction(async () => {
      for (let n = 0; n < 25; n += 1) await application.get(TASK_QUEUE).enqueue(mail(n));
    });
    await expect.poll(undone).toEqual([]);
  });
});
