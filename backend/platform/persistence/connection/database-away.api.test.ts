import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TcpProxy, type Weather } from '#testing/network/tcp-proxy.ts';

let app: TestApplication;
let proxy: TcpProxy;
let member: HttpClient;

beforeAll(async () => {
  app = await startTestApplication({
    reach: async (databaseUrl) => {
      const made = await TcpProxy.beforeDatabase(databaseUrl);
      proxy = made.proxy;
      return made.url;
    },
    environment: { LOG_LEVEL: 'silent' },
  });
  member = (await signUpReferrer(app)).client;
});
afterAll(async () => {
  await app.stop();
  await proxy.stop();
});
beforeEach(async () => {
  // Fills the pool with connections that are idle when the outage begins.
  await Promise.all(Array.from({ length: 12 }, () => member.get('/api/auth/user')));
});

interface Told {
  readonly status: number;
  readonly code: unknown;
  readonly retryAfter: string | null;
}

function told({ status, body, headers }: HttpAnswer<Loose>): Told {
  return { status, code: body.code ?? body.status, retryAfter: headers.get('Retry-After') };
}

/** Files that are sent while they are read. */
const FILES = ['/sitemaps/jobs/00000000-0000-0000-0000-000000000000', '/feeds/jobs.xml'];
const BAD_WEATHER: readonly Weather[] = ['refused', 'reset', 'frozen', 'swallowed'];

/** The error that PostgreSQL gives, for rows that need a new page. */
const DISK_IS_FULL = `create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
  create trigger disk_is_full before insert or update on readiness_checks for each row execute function disk_is_full();
  create trigger disk_is_full before update on users for each row execute function disk_is_full()`;

// The outage lasts until every call has an answer, which proves that no call waits for the database. The
// drill measures how long it takes.
describe('an unavailable database', { timeout: 60_000 }, () => {
  it.each(BAD_WEATHER)('a database with connections %s gives 503 and recovers', async (weather) => {
    await proxy.become(weather);
    const calls = [
      ...Array.from({ length: 15 }, () => member.get('/api/auth/user').then(told)),
      ...Array.from({ length: 5 }, () => member.put('/api/user-profile', { bio: 'Roofs' }).then(told)),
      ...FILES.map((path) => app.client().get(path).then(told)),
    ];
    expect((await app.client().get('/readyz')).status).toBe(503);
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({ status: 503, code: 'http.unavailable', retryAfter: '2' });
    }
    await proxy.become('clear');
    const statuses = async () => [
      (await app.client().get('/readyz')).status,
      (await member.get('/api/auth/user')).status,
    ];
    await expect.poll(statuses).toEqual([200, 200]);
  });

  it('a read-only database makes the server unready and gives 503 to writes, while reads work', async () => {
    const database = new Client({ connectionString: app.databaseUrl });
    // A failed earlier test may have left it open.
    database.on('error', () => undefined);
    await database.connect();
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const readOnly = async (is: 'on' | 'off'): Promise<void> => {
      await database.query('set default_transaction_read_only = off');
      await database.query(`alter database ${name} set default_transaction_read_only = ${is}`);
      // Existing connections do not notice the change.
      await proxy.become('reset');
      await proxy.become('clear');
    };
    onTestFinished(async () => {
      await readOnly('off');
      await database.end();
    });
    await readOnly('on');
    await expect.poll(async () => (await member.get('/api/auth/user')).status).toBe(200);
    expect((await app.client().get('/readyz')).status).toBe(503);
    const written = await member.put('/api/user-profile', { bio: 'Walls' });
    expect([written.status, written.body.code]).toEqual([503, 'http.unavailable']);
    await readOnly('off');
    await expect.poll(async () => (await app.client().get('/readyz')).status).toBe(200);
    expect((await member.put('/api/user-profile', { bio: 'Walls' })).status).toBe(200);
  });

  it('a full disk makes the server unready and gives 503 to writes, while reads work, until there is space', async () => {
    const database = new Client({ connectionString: app.databaseUrl });
    await database.connect();
    onTestFinished(async () => {
      await database.query('drop function if exists disk_is_full cascade');
      await database.end();
    });
    await database.query(DISK_IS_FULL);
    expect((await app.client().get('/readyz')).status).toBe(503);
    expect(told(await member.put('/api/user-profile', { bio: 'Floors' }))).toEqual({
      status: 503,
      code: 'http.unavailable',
      retryAfter: '2',
    });
    expect((await member.get('/api/auth/user')).status).toBe(200);
    await database.query('drop function disk_is_full cascade');
    expect((await app.client().get('/readyz')).status).toBe(200);
    expect((await member.put('/api/user-profile', { bio: 'Floors' })).status).toBe(200);
  });
});
