import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from '#testing/database/replicated-postgres.ts';
import { connectOrm, type Orm } from '../orm.ts';
import { MikroUnitOfWork } from '../mikro-unit-of-work.ts';
import { Sql } from '../sql.ts';
import { Replicas } from './replicas.ts';

const IS_COPY = { name: 'test-is-copy', text: 'select pg_is_in_recovery() as copy' };
const ADD = { name: 'test-add', text: 'insert into notes (text) values ($1) returning text' };
const NOTES = { name: 'test-notes', text: 'select text from notes order by text' };

describe('reads from replicas', () => {
  let servers: ReplicatedPostgres;
  let orm: Orm;
  let sql: Sql;
  let replicas: Replicas;
  let now = 0;
  const urls = (): string[] => servers.replicas.map(({ url }) => url);

  beforeAll(async () => {
    servers = await startReplicatedPostgres(2);
    orm = await connectOrm({ url: servers.primary.url, entities: [], poolSize: 4, limits: PATIENT_LIMITS });
    sql = new Sql(orm);
    await sql.rows({ name: 'test-table', text: 'create table notes (text text not null)' });
  });
  afterAll(async () => {
    await orm.close(true);
    await servers.stop();
  });
  beforeEach(() => {
    replicas = openReplicas(urls());
  });

  function openReplicas(of: readonly string[]): Replicas {
    const opened = new Replicas({ urls: of, primary: sql, log: pino({ level: 'silent' }), now: () => now });
    onTestFinished(() => opened.stop());
    return opened;
  }

  const isCopy = async (): Promise<unknown> => (await sql.row(IS_COPY))?.['copy'];
  const readsCopy = (): Promise<unknown> => replicas.read(isCopy);
  const notes = async (): Promise<unknown[]> => (await sql.rows(NOTES)).map(({ text }) => text);

  /** Until all replicas serve reads, with the clock where it is. */
  async function caughtUp(): Promise<void> {
    const counted = async () => {
      await replicas.look();
      return replicas.count();
    };
    await expect.poll(counted, { timeout: 30_000, interval: 20 }).toEqual({ used: 2, unused: 0 });
  }

  async function asSuperuser(url: string, text: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
  }

  it('the primary serves all reads until a replica is known to be up to date', async () => {
    expect(replicas.count()).toEqual({ used: 0, unused: 2 });
    expect(await readsCopy()).toBe(false);
    await caughtUp();
    expect(await readsCopy()).toBe(true);
  });

  it('only work that may be a second old reads from a replica', async () => {
    await caughtUp();
    expect(await isCopy()).toBe(false);
  });

  it('replicas take turns', async () => {
    await caughtUp();
    const port = { name: 'test-port', text: `select current_setting('port') as port` };
    const ports: unknown[] = [];
    for (let index = 0; index < 4; index += 1)
      ports.push(await replicas.read(async () => (await sql.row(port))?.['port']));
    expect(ports).toEqual([...new Set(ports), ...new Set(ports)]);
    expect(new Set(ports).size).toBe(2);
  });

  it('a transaction reads from the primary', async () => {
    await caughtUp();
    const work = new MikroUnitOfWork(orm);
    expect(await replicas.read(() => work.transaction(isCopy))).toBe(false);
  });

  it('a statement that writes goes to the primary, and later reads of the same work see it', async () => {
    await caughtUp();
    const seen = await replicas.read(async () => {
      const before = await isCopy();
      const added = await sql.row(ADD, ['written in a read']);
      return [before, added, await notes()];
    });
    const text = 'written in a read';
    expect(seen).toEqual([true, { text }, expect.arrayContaining([text])]);
  });

  it('an error of the statement itself comes from the primary', async () => {
    await caughtUp();
    const wrong = { name: 'test-wrong', text: 'select 1 / $1::int as result' };
    await expect(replicas.read(() => sql.rows(wrong, [0]))).rejects.toThrow('division by zero');
  });

  it('a replica that is more than a second behind serves nothing until it has caught up', async () => {
    await caughtUp();
    for (const url of urls()) await asSuperuser(url, 'select pg_wal_replay_pause()');
    await sql.row(ADD, ['not there yet']);
    now += 900;
    await replicas.look();
    expect(await replicas.read(notes)).not.toContain('not there yet');
    now += 101;
    await replicas.look();
    expect(replicas.count()).toEqual({ used: 0, unused: 2 });
    expect(await replicas.read(notes)).toContain('not there yet');
    for (const url of urls()) await asSuperuser(url, 'select pg_wal_replay_resume()');
    await caughtUp();
    expect(await readsCopy()).toBe(true);
    expect(await replicas.read(notes)).toContain('not there yet');
  });

  it('a replica of which nothing is heard for a second serves nothing', async () => {
    await caughtUp();
    now += 1_001;
    expect(replicas.count()).toEqual({ used: 0, unused: 2 });
    expect(await readsCopy()).toBe(false);
  });

  it('an idle primary leaves its replicas in use', async () => {
    await caughtUp();
    now += 60_000;
    await replicas.look();
    expect(replicas.count()).toEqual({ used: 2, unused: 0 });
  });

  it('a read is answered by the primary if its replica dies, and the replica serves again after its return', async () => {
    const [first] = servers.replicas;
    await caughtUp();
    await first?.kill();
    for (let index = 0; index < 3; index += 1) expect(await replicas.read(notes)).toEqual(await notes());
    now += 1_001;
    await replicas.look();
    expect(replicas.count()).toEqual({ used: 1, unused: 1 });
    await first?.start();
    await caughtUp();
  });

  it('the primary itself is no replica', async () => {
    replicas = openReplicas([servers.primary.url]);
    await replicas.look();
    expect(replicas.count()).toEqual({ used: 0, unused: 1 });
  });

  it('an address where nothing answers serves nothing', async () => {
    replicas = openReplicas(['postgres://nobody@127.0.0.1:9/nothing']);
    await replicas.look();
    expect(await readsCopy()).toBe(false);
  });
});
