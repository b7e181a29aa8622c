import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { DatabaseListener } from './database-listener.ts';

const LISTENERS = `from pg_stat_activity where datname = current_database() and application_name = 'crewvine-listener'`;
const SOON = { heartbeatMs: 20, retryMs: 1 };

describe('the listening connection', () => {
  let database: TestConnection;
  let client: pg.Client;
  let listener: DatabaseListener;
  beforeAll(async () => {
    database = await connectTestDatabase();
    ({ client } = database);
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    listener = new DatabaseListener({ url: database.url, log: pino({ level: 'silent' }), ...SOON });
  });
  afterEach(() => listener.stop());

  const tell = (channel: string, payload: string) =>
    client.query('select pg_notify($1, $2)', [channel, payload]);
  const listeners = async () =>
    (await client.query<{ count: number }>(`select count(*)::int ${LISTENERS}`)).rows[0]?.count;

  async function hear(channel: string): Promise<{ readonly heard: string[]; readonly times: () => number }> {
    const heard: string[] = [];
    let times = 0;
    await listener.listen(
      channel,
      (payload) => void heard.push(payload),
      () => void (times += 1),
    );
    return { heard, times: () => times };
  }

  it('all channels share one connection, and each subscriber hears only its own channel', async () => {
    const [one, other] = [await hear('Channel "one"'), await hear('other')];
    await tell('Channel "one"', 'a');
    await tell('other', 'b');
    await expect.poll(() => [one.heard, other.heard]).toEqual([['a'], ['b']]);
    expect(await listeners()).toBe(1);
    expect([one.times(), other.times()]).toEqual([1, 1]);
  });

  it('simultaneous subscribers share one connection', async () => {
    const all = await Promise.all(['a', 'b', 'c'].map(hear));
    for (const channel of ['a', 'b', 'c']) await tell(channel, channel);
    await expect.poll(() => all.map(({ heard }) => heard)).toEqual([['a'], ['b'], ['c']]);
    expect(await listeners()).toBe(1);
  });

  it('a lost connection is restored, and subscribers learn that they may have missed something', async () => {
    const one = await hear('one');
    await client.query(`select pg_terminate_backend(pid) ${LISTENERS}`);
    await expect.poll(one.times).toBe(2);
    await tell('one', 'after');
    await expect.poll(() => one.heard).toEqual(['after']);
    expect(await listeners()).toBe(1);
  });

  it('the heartbeat does not replace a working connection', async () => {
    const one = await hear('one');
    const statement = `select query ${LISTENERS}`;
    await expect
      .poll(async () => (await client.query<{ query: string }>(statement)).rows[0]?.query)
      .toContain('pg_listening_channels');
    await tell('one', 'later');
    await expect.poll(() => one.heard).toEqual(['later']);
    expect(one.times()).toBe(1);
  });

  it('the listener retries while the database is unreachable', async () => {
    const lost: unknown[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lost.push(line) });
    const nowhere = new DatabaseListener({ url: 'postgres://nobody@127.0.0.1:1/none', log, ...SOON });
    await nowhere.listen(
      'one',
      () => undefined,
      () => undefined,
    );
    await expect.poll(() => lost.length).toBeGreaterThan(2);
    await nowhere.stop();
  });

  it('stopping closes the connection', async () => {
    await hear('one');
    await listener.stop();
    await expect.poll(listeners).toBe(0);
  });
});
