import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { notificationListSchema } from '#contract/notifications/index.ts';
import { LIVE_UPDATES, NOTIFIER } from '#modules/notifications/index.ts';
import { notice, TwoProcesses } from '#modules/notifications/testing/two-processes.ts';

let both: TwoProcesses;
let app: TestApplication;
/** Another process of the same product. */
let other: TestApplication;
beforeAll(async () => {
  both = await TwoProcesses.start();
  ({ app, other } = both);
});
afterAll(() => both.stop());

const tell: TwoProcesses['tell'] = (...args) => both.tell(...args);
const open: TwoProcesses['open'] = (...args) => both.open(...args);
const sql: TwoProcesses['sql'] = (...args) => both.sql(...args);

const titlesIn = ({ events }: EventStreamClient): readonly string[] =>
  events.filter(({ name }) => name === 'notification').map(({ data }) => data.message[0]);

describe('GET /api/notifications/stream', () => {
  it('a stream starts with the unread count and forbids caching and buffering', async () => {
    const person = await signUpReferrer(app);
    await tell(person);
    const stream = await open(person);
    expect(stream.events).toEqual([
      { name: 'unread', id: expect.stringMatching(/^\d+$/), data: { count: 1 } },
    ]);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers.get('Content-Encoding')).toBeNull();
    expect(stream.retry).toBeGreaterThan(0);
    stream.close();
  });

  it('a stream sends notifications that another process wrote, as the inbox shows them, with the new unread count', async () => {
    const person = await signUpReferrer(app);
    const stream = await open(person);
    await tell(person, 'Ana', other);
    const told = await stream.next('notification');
    const { body } = await person.client.get('/api/notifications');
    expect([told.data]).toEqual(notificationListSchema.parse(body));
    expect((await stream.next('unread')).data).toEqual({ count: 1 });
    expect((await person.client.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
    await person.client.put(`/api/notifications/${told.data.id}/read`);
    expect((await stream.next('unread')).data).toEqual({ count: 0 });
    stream.close();
  });

  it('a stream says nothing before the transaction commits, and nothing of one that rolls back', async () => {
    const person = await signUpReferrer(app);
    const stream = await open(person);
    const { application } = app;
    const failing = application.get(UNIT_OF_WORK).transaction(async () => {
      await application.get(NOTIFIER).notify(notice(person, 'Never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await tell(person, 'Bo');
    await stream.next('notification');
    expect(titlesIn(stream)).toEqual(['B']);
    stream.close();
  });

  it('a stream never sends another person’s notifications', async () => {
    const [person, foreigner] = [await signUpReferrer(app), await signUpReferrer(app)];
    const [stream, foreign] = [await open(person), await open(foreigner)];
    await tell(person, 'Ana');
    await stream.next('notification');
    await tell(foreigner, 'Zed');
    await foreign.next('notification');
    expect(titlesIn(foreign)).toEqual(['Z']);
    expect(titlesIn(stream)).toEqual(['A']);
    stream.close();
    foreign.close();
  });

  it('a stream sends only the ID of a changed thing to the people it concerns', async () => {
    const [person, foreigner] = [await signUpReferrer(app), await signUpReferrer(app)];
    const [stream, foreign] = [await open(person), await open(foreigner)];
    const id = newId();
    const { application } = other;
    await application
      .get(UNIT_OF_WORK)
      .transaction(() =>
        application.get(LIVE_UPDATES).tell({ to: [asId(person.id)], subject: 'referral', id }),
      );
    expect((await stream.next('referral')).data).toEqual({ id });
    await tell(foreigner);
    await foreign.next('notification');
    expect(foreign.events.map(({ name }) => name)).not.toContain('referral');
    stream.close();
    foreign.close();
  });

  it('a new stream resumes where the last one ended, with every notification and a refresh of the referrals', async () => {
    const person = await signUpReferrer(app);
    const first = await open(person);
    await tell(person, 'Ana');
    await first.next('notification');
    const { id } = await first.next('unread');
    first.close();
    await tell(person, 'Bo');
    await tell(person, 'Cy');
    const second = await open(person, other, id ?? '');
    // A resumed stream may repeat earlier events.
    expect(titlesIn(second).slice(-2)).toEqual(['B', 'C']);
    expect(second.events.find(({ name }) => name === 'reread')?.data).toEqual({
      lists: ['referrals', 'posts'],
    });
    expect(second.events.at(-1)).toMatchObject({ name: 'unread', data: { count: 3 } });
    second.close();
  });

  it('a stream misses nothing of a transaction that began before another one and ended after it', async () => {
    const person = await signUpReferrer(app);
    const stream = await open(person);
    const late = Promise.withResolvers<undefined>();
    const { application } = app;
    const slow = application.get(UNIT_OF_WORK).transaction(async () => {
      await application.get(NOTIFIER).notify(notice(person, 'Slow'));
      await late.promise;
    });
    await tell(person, 'Quick', other);
    await stream.next('notification');
    const { id } = await stream.next('unread');
    stream.close();
    late.resolve(undefined);
    await slow;
    const again = await open(person, app, id ?? '');
    expect(titlesIn(again)).toContain('S');
    again.close();
  });

  it('a stream has the list read again if too much has changed or its cursor is unknown', async () => {
    const person = await signUpReferrer(app);
    const first = await open(person);
    const id = first.events[0]?.id ?? '';
    first.close();
    await sql(
      `insert into notifications (id, user_id, type, title, message, created_at)
        select gen_random_uuid(), $1, 'reward_ready', 't', 'm', now() - n * interval '1 minute' from generate_series(1, 51) n`,
      [person.id],
    );
    const second = await open(person, app, id);
    expect(titlesIn(second)).toHaveLength(50);
    expect(second.events.find(({ name }) => name === 'reread')?.data).toEqual({
      lists: ['inbox', 'referrals', 'posts'],
    });
    second.close();
    const foreign = await open(person, app, '999999999999999999');
    expect(foreign.events.find(({ name }) => name === 'reread')?.data).toEqual({
      lists: ['inbox', 'referrals', 'posts'],
    });
    expect(titlesIn(foreign)).toEqual([]);
    foreign.close();
    const nonsense = await open(person, app, 'nonsense');
    expect(nonsense.events.map(({ name }) => name)).toEqual(['unread']);
    nonsense.close();
  });

  it('a stream reconnects to the database after a cut and has lost nothing', async () => {
    const person = await signUpReferrer(app);
    const stream = await open(person);
    await tell(person, 'Before');
    await stream.next('notification');
    const cut = await sql(
      `select pg_terminate_backend(pid) as cut from pg_stat_activity
        where datname = current_database() and application_name = 'crewvine-listener'`,
    );
    expect(cut.length).toBeGreaterThan(0);
    await tell(person, 'Meanwhile', other);
    expect((await stream.next('notification')).data.message).toContain('Meanwhile');
    await stream.next('reread');
    await tell(person, 'After', other);
    expect(
      (await stream.next('notification', ({ message }) => message.startsWith('After'))).data,
    ).toBeDefined();
    stream.close();
  });
});

describe('the limits of streams', () => {
  it('a stream requires a session', async () => {
    expect((await app.client().get('/api/notifications/stream')).status).toBe(401);
    expect((await app.client().get('/api/notifications/unread-count')).status).toBe(401);
  });

  it('a stream rejects HEAD', async () => {
    const person = await signUpReferrer(app);
    const headers = { Cookie: person.client.cookieHeader() };
    const answer = await fetch(`${app.origin}/api/notifications/stream`, { method: 'HEAD', headers });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET']);
  });

  it('each person has a limit of open streams', async () => {
    const person = await signUpReferrer(app);
    const streams = [];
    for (let count = 0; count < 8; count += 1) streams.push(await open(person));
    const refused = await person.client.get('/api/notifications/stream');
    expect(refused).toMatchObject({ status: 429, body: { code: 'notifications.too_many_streams' } });
    streams.pop()?.close();
    await expect
      .poll(async () => {
        const one = await EventStreamClient.open(app.origin, person.client.cookieHeader());
        one.close();
        return one.status;
      })
      .toBe(200);
    for (const stream of streams) stream.close();
  });
});
