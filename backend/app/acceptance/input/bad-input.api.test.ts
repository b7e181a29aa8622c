import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { LIMIT_RULES } from '#platform/http/limits/rate-limits.ts';
import type { Route } from '#platform/http/routing/route.ts';
import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { applicationRoutes } from '../../web/application-routes.ts';
import { Readiness } from '../../operations/health.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const HALF = '{"half": ';
/** Tables that count calls and failed identity checks. */
const NOT_COUNTED = [
  'sessions',
  'rate_limits',
  'idempotent_calls',
  'mikro_orm_migrations',
  'readiness_checks',
  'security_events',
  'webhook_events',
];

/** Cursors of no list: they look like an instant and an ID until the database reads them. */
const FORGED = [
  `0000-01-01T00:00:00Z ${UNKNOWN_ID}`,
  `2026-11-20T06:00:00Z ${'a'.repeat(36)}`,
  JSON.stringify({ order: 'newest', key: { at: '0000-01-01T00:00:00Z', id: UNKNOWN_ID } }),
];

/** So that every one of many calls is rejected for its input, not for its number. */
const WITHOUT_LIMITS = Object.fromEntries(
  Object.keys(LIMIT_RULES).map((name) => [name, { points: 1_000_000, seconds: 60 }]),
);

let app: TestApplication;
let routes: readonly Route[];
let people: HttpClient[];
/** By route: a person whose input is checked. */
const admitted = new Map<Route, HttpClient>();

beforeAll(async () => {
  app = await startTestApplication({ limits: WITHOUT_LIMITS });
  routes = applicationRoutes(app.application, app.settings, new Readiness(app.application.databaseWatch));
  const signedUp = await Promise.all([
    signUpEmployer(app),
    signUpReferrer(app),
    signUpWorker(app),
    signUpAdmin(app),
  ]);
  people = [app.client(), ...signedUp.map(({ client }) => client)];
  await app.settle();
});
afterAll(() => app.stop());

/** `/api/jobs/:id` with a value for each parameter. */
function addressOf(route: Route, parameter: string): string {
  return route.path.replace(/:\w+/g, encodeURIComponent(parameter));
}

async function rowCounts(): Promise<Record<string, number>> {
  const { sql } = app.application;
  const tables = await sql.rows<{ name: string }>(
    {
      name: 'test-tables',
      text: `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    },
    [NOT_COUNTED],
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const row = await sql.row<{ n: number }>({
      name: `test-count-${name}`,
      text: `select count(*)::int as n from "${name}"`,
    });
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

function expectRefusal(answer: HttpAnswer<Loose>, what: string): void {
  expect(answer.status, `${what}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.body, what).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  expect(answer.headers.get('X-Request-Id'), what).toBeTruthy();
}

/** Sends this body to every call that changes something, even if it takes none. Nothing may be written. */
async function refuseEverywhere(
  body: string | Uint8Array,
  headers: Record<string, string>,
  status: number,
): Promise<void> {
  const before = await rowCounts();
  for (const route of routes.filter(({ method, rawBody }) => method !== 'get' && !rawBody)) {
    const client = await admittedTo(route);
    expect(await statusOf(client, route, body, headers), `${route.method} ${route.path}`).toBe(status);
  }
  expect(await rowCounts()).toEqual(before);
}

/** A rejected call has the standard error format. */
async function statusOf(
  client: HttpClient,
  route: Route,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<number> {
  const path = addressOf(route, UNKNOWN_ID);
  const answer = await client.send(route.method.toUpperCase(), path, body, headers);
  expectRefusal(answer, `${route.method} ${path}`);
  return answer.status;
}

/** Everyone sends malformed input, to find a person who gets that error instead of a missing permission. */
async function admittedTo(route: Route): Promise<HttpClient> {
  const known = admitted.get(route);
  if (known) return known;
  const reads = route.method === 'get';
  for (const client of people) {
    const path = `${addressOf(route, 'not-an-id')}?limit=-1&cursor=%FF`;
    const answer = reads ? await client.get(path) : await client.send(route.method.toUpperCase(), path, HALF);
    expectRefusal(answer, `${route.method} ${path}`);
    const isAdmitted = answer.status !== 401 && answer.status !== 403;
    if (isAdmitted && !reads && !route.rawBody) expect(answer.status, `${route.method} ${path}`).toBe(400);
    if (isAdmitted) admitted.set(route, client);
  }
  return admitted.get(route) ?? nobody(route);
}

function nobody({ method, path }: Route): never {
  throw new Error(`Nobody is let into ${method} ${path}`);
}

const NO_OBJECTS = ['null', '[]', '[{}]', '"text"', '7', 'true'];
const WRONG_TYPES = { email: 1, password: [], status: {}, code: 7, accept: 'x' };

/** Except routes that redirect visitors for any address, like a short link (rules.md#short-links). */
const withParameters = (): readonly Route[] =>
  routes.filter(({ path, answers }) => path.includes(':') && Object.keys(answers).join() !== '302');

async function refused(client: HttpClient, route: Route, parameter: string): Promise<void> {
  const path = addressOf(route, parameter);
  const answer = await client.send(route.method.toUpperCase(), path, route.body ? '{}' : undefined);
  expectRefusal(answer, `${route.method} ${path}`);
  expect(answer.status, `${route.method} ${path}`).toBeGreaterThanOrEqual(400);
}

/** One test makes thousands of calls. */
describe('bad input on every call', { timeout: 120_000 }, () => {
  it('malformed JSON gives 400', () => refuseEverywhere(HALF, {}, 400));

  it('a body that is not JSON gives 415', () =>
    refuseEverywhere('<xml/>', { 'Content-Type': 'application/xml' }, 415));

  it('a compressed body gives 415', () => refuseEverywhere('x', { 'Content-Encoding': 'gzip' }, 415));

  it('a body over 256 KiB gives 413', () =>
    refuseEverywhere(`{"text": "${'x'.repeat(257 * 1024)}"}`, {}, 413));

  it('NUL characters and lone surrogates are rejected', async () => {
    const texts = ['\\u0000', '\\ud800'].map((text) => {
      const names = [
        'email',
        'password',
        'firstName',
        'title',
        'workerName',
        'notes',
        'status',
        'code',
        'reason',
        'signature',
      ];
      return `{${names.map((name) => `"${name}": "abc${text}defghij"`).join(',')}}`;
    });
    for (const text of texts) await refuseEverywhere(text, {}, 400);
  });

  it.each(NO_OBJECTS)('%s as the whole body gives 400', (body) => refuseEverywhere(body, {}, 400));

  it('fields of the wrong type cause no server error', async () => {
    const before = await rowCounts();
    for (const route of routes.filter(({ body }) => body))
      for (const client of people) await statusOf(client, route, JSON.stringify(WRONG_TYPES));
    expect(await rowCounts()).toEqual(before);
  });

  it('the error names the field with a character that cannot be stored', async () => {
    const sent = '{"jobData": {"title": "a\\u0000b"}}';
    const { body } = await app.client().send('POST', '/api/waitlist', sent);
    expect(body.issues).toEqual([
      { path: 'jobData.title', message: 'A text must not contain a NUL character' },
    ]);
  });

  it('an endlessly nested body causes no server error', async () => {
    const sent = `{"email": ${'['.repeat(100_000)}"\\u0041"${']'.repeat(100_000)}}`;
    expect((await app.client().send('POST', '/api/waitlist', sent)).status).toBe(400);
  });

  it.each(['not-an-id', UNKNOWN_ID])('%s in place of an ID is rejected', async (parameter) => {
    for (const route of withParameters())
      for (const client of people) await refused(client, route, parameter);
  });

  it.each(["'; drop table users; --", '%00', 'x'.repeat(3000)])(
    '%s in place of an ID is rejected',
    async (parameter) => {
      for (const route of withParameters()) await refused(await admittedTo(route), route, parameter);
    },
  );

  it('unusual query texts cause no server error in any list', async () => {
    const queries = [
      '?limit=-1&cursor=%FF',
      '?limit=1e9&cursor=bm9uc2Vuc2U',
      '?q=%00',
      '?industry[]=x&limit=a',
      '?month=2026-99',
      ...FORGED.map((cursor) => `?cursor=${Buffer.from(cursor).toString('base64url')}`),
    ];
    for (const route of routes.filter(({ method, endless }) => method === 'get' && !endless)) {
      // A logout would end the session.
      const client = route.path === '/api/logout' ? app.client() : await admittedTo(route);
      for (const query of queries) {
        const path = addressOf(route, UNKNOWN_ID) + query;
        expectRefusal(await client.get(path), path);
      }
    }
  });
});
