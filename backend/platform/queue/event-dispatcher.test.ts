import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventConsumer } from '#kernel/consumer.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { UNIT_OF_WORK } from '../tokens.ts';
import { EventDispatcher } from './event-dispatcher.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const completed = domainEvent('identity.profile_completed', new Date('2026-01-01T00:00:00Z'), {
  userId: 'u',
});

function counting(name: string, fails: () => boolean = () => false): EventConsumer & { count: number } {
  return {
    name,
    count: 0,
    concerns: (event) => event.name === completed.name,
    async handle() {
      if (fails()) throw new Error(`${name} fails`);
      this.count += 1;
    },
  };
}

it('each consumer gets an event once, however often it is delivered', async () => {
  const consumers = [counting('a'), counting('b')];
  const { sql } = app.application;
  const dispatcher = new EventDispatcher(consumers, app.application.get(UNIT_OF_WORK), sql);
  await Promise.all([
    dispatcher.dispatch(completed),
    dispatcher.dispatch(completed),
    dispatcher.dispatch(completed),
  ]);
  await dispatcher.dispatch(completed);
  expect(consumers.map(({ count }) => count)).toEqual([1, 1]);
});

it('a failing consumer does not stop the others, and only it is retried', async () => {
  let broken = true;
  const [failing, working] = [counting('failing', () => broken), counting('working')];
  const dispatcher = new EventDispatcher(
    [failing, working],
    app.application.get(UNIT_OF_WORK),
    app.application.sql,
  );
  const event = { ...completed, id: '01890a5d-ac96-774b-bcce-b302099a8058' };
  await expect(dispatcher.dispatch(event)).rejects.toThrow('failing fails');
  broken = false;
  await dispatcher.dispatch(event);
  expect([failing.count, working.count]).toEqual([1, 1]);
});

/** Each consumer records the ID of its transaction here. */
const TRANSACTION = { name: 'test-transaction', text: `select pg_current_xact_id()::text as id` };

it('consumers share a transaction if that is requested and none of them fails', async () => {
  const { sql } = app.application;
  const ids: unknown[] = [];
  const noting = (name: string): EventConsumer => ({
    ...counting(name),
    async handle() {
      ids.push((await sql.row(TRANSACTION))?.['id']);
    },
  });
  const consumers = [noting('first'), noting('second')];
  const event = { ...completed, id: '01890a5d-ac96-774b-bcce-b302099a8061' };
  const together = new EventDispatcher(consumers, app.application.get(UNIT_OF_WORK), sql, true);
  await together.dispatch(event);
  await together.dispatch(event);
  expect(ids).toEqual([expect.any(String), ids[0]]);
  const alone = new EventDispatcher(consumers, app.application.get(UNIT_OF_WORK), sql);
  await alone.dispatch({ ...event, id: '01890a5d-ac96-774b-bcce-b302099a8062' });
  expect(new Set(ids).size).toBe(3);
});

it('a failure in a shared transaction does not undo the work of the other consumers', async () => {
  let broken = true;
  const [working, failing] = [counting('shared-working'), counting('shared-failing', () => broken)];
  const { sql } = app.application;
  const unitOfWork = app.application.get(UNIT_OF_WORK);
  const dispatcher = new EventDispatcher([working, failing], unitOfWork, sql, true);
  const event = { ...completed, id: '01890a5d-ac96-774b-bcce-b302099a8063' };
  const marks = {
    name: 'test-shared-marks',
    text: `select consumer from handled_events where event_id = $1`,
  };
  await expect(dispatcher.dispatch(event)).rejects.toThrow('shared-failing fails');
  expect(await sql.rows(marks, [event.id])).toEqual([{ consumer: 'shared-working' }]);
  broken = false;
  await dispatcher.dispatch(event);
  // Once in the transaction that was rolled back, and once in its own.
  expect([working.count, failing.count]).toEqual([2, 1]);
});

it('a consumer retries immediately after a deadlock, but not forever', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  let losses = 2;
  const losing: EventConsumer & { count: number } = {
    ...counting('losing'),
    async handle() {
      losses -= 1;
      this.count += 1;
      if (losses >= 0) throw deadlock;
    },
  };
  const { sql } = app.application;
  const dispatcher = new EventDispatcher([losing], app.application.get(UNIT_OF_WORK), sql);
  await dispatcher.dispatch({ ...completed, id: '01890a5d-ac96-774b-bcce-b302099a8059' });
  expect(losing.count).toBe(3);
  losses = 100;
  const next = { ...completed, id: '01890a5d-ac96-774b-bcce-b302099a8060' };
  await expect(dispatcher.dispatch(next)).rejects.toThrow('deadlock');
  expect(losing.count).toBe(8);
});

it('a consumer gets no events that its filter rejects', async () => {
  const consumer = { ...counting('particular'), concerns: () => false };
  const { sql } = app.application;
  await new EventDispatcher([consumer], app.application.get(UNIT_OF_WORK), sql).dispatch(completed);
  const marks = { name: 'test-marks', text: `select 1 from handled_events where consumer = 'particular'` };
  expect([consumer.count, await sql.rows(marks)]).toEqual([0, []]);
});

it('an event that failed permanently moves to a separate queue', async () => {
  const queues = await app.application.sql.rows({
    name: 'test-queues',
    text: `select name from pgboss.queue where dead_letter = 'failed' order by name`,
  });
  expect(queues).toEqual([{ name: 'events' }, { name: 'jobs' }]);
});
