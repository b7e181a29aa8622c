import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { LIMIT_RULES } from '#platform/http/limits/rate-limits.ts';
import type { Route } from '#platform/http/routing/route.ts';
import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { applicationRoutes } from '../application-routes.ts';
import { Readiness } from '../health.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const HALF = '{"half": ';
/** What keeps count of calls, and of failures to show who one is. */
const NOT_COUNTED = [
  'sessions',
  'rate_limits',
  'idempotent_calls',
  'mikro_orm_migrations',
  'readiness_checks',
  'security_events',
  'webhook_events',
];

/** Cursors of no list: what looks like an instant and an id until the database reads it. */
const FORGED = [
  `0000-01-01T00:00:00Z ${UNKNOWN_ID}`,
  `2026-11-20T06:00:00Z ${'a'.repeat(36)}`,
  JSON.stringify({ order: 'newest', key: { at: '0000-01-01T00:00:00Z', id: UNKNOWN_ID } }),
];

/** Many calls, and each is to be refused for what was sent. */
const WITHOUT_LIMITS = Object.fromEntries(
  Object.keys(LIMIT_RULES).map((name) => [name, { points: 1_000_000, seconds: 60 }]),
);

let app: TestApplication;
let routes: readonly Route[];
let people: HttpClient[];
/** By route: whoever is let as far as what they sent. */
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

/** `/api/jobs/:id` with something in the place of each parameter. */
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

/** Every call that changes something with this body, also where it takes none; nothing is written. */
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

/** What is refused has the error shape. */
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

/** Everybody sends what nobody can read: the last of those who are told so, instead of that it is not for them. */
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

/** But for what leads a visitor on whatever the address says, like a short link (rules.md#short-links). */
const withParameters = (): readonly Route[] =>
  routes.filter(({ path, answers }) => path.includes(':') && Object.keys(answers).join() !== '302');

async function refused(client: HttpClient, route: Route, parameter: string): Promise<void> {
  const path = addressOf(route, parameter);
  const answer = await client.send(route.method.toUpperCase(), path, route.body ? '{}' : undefined);
  expectRefusal(answer, `${route.method} ${path}`);
  expect(answer.status, `${route.method} ${path}`).toBeGreaterThanOrEqual(400);
}

/** Thousands of calls in a test. */
describe('bad input on every call', { timeout: 120_000 }, () => {
  it('refuses malformed JSON with 400', () => refuseEverywhere(HALF, {}, 400));

  it('refuses a body that is not JSON with 415', () =>
    refuseEverywhere('<xml/>', { 'Content-Type': 'application/xml' }, 415));

  it('refuses a compressed body with 415', () => refuseEverywhere('x', { 'Content-Encoding': 'gzip' }, 415));

  it('refuses a body over 256 KiB with 413', () =>
    refuseEverywhere(`{"text": "${'x'.repeat(257 * 1024)}"}`, {}, 413));

  it('refuses NUL characters and half characters', async () => {
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

  it.each(NO_OBJECTS)('refuses %s as the whole body with 400', (body) => refuseEverywhere(body, {}, 400));

  it('survives fields of the wrong type', async () => {
    const before = await rowCounts();
    for (const route of routes.filter(({ body }) => body))
      for (const client of people) await statusOf(client, route, JSON.stringify(WRONG_TYPES));
    expect(await rowCounts()).toEqual(before);
  });

  it('names the field that holds a character which cannot be stored', async () => {
    const sent = '{"jobData": {"title": "a\\u0000b"}}';
    const { body } = await app.client().send('POST', '/api/waitlist', sent);
    expect(body.issues).toEqual([
      { path: 'jobData.title', message: 'A text must not contain a NUL character' },
    ]);
  });

  it('survives a body that is nested without end', async () => {
    const sent = `{"email": ${'['.repeat(100_000)}"\\u0041"${']'.repeat(100_000)}}`;
    expect((await app.client().send('POST', '/api/waitlist', sent)).status).toBe(400);
  });

  it.each(['not-an-id', UNKNOWN_ID])('answers %s in the place of an id with a refusal', async (parameter) => {
    for (const route of withParameters())
      for (const client of people) await refused(client, route, parameter);
  });

  it.each(["'; drop table users; --", '%00', 'x'.repeat(3000)])(
    'answers %s in the place of an id with a refusal',
    async (parameter) => {
      for (const route of withParameters()) await refused(await admittedTo(route), route, parameter);
    },
  );

  it('survives strange query texts on every list', async () => {
    const queries = [
      '?limit=-1&cursor=%FF',
      '?limit=1e9&cursor=bm9uc2Vuc2U',
      '?q=%00',
      '?industry[]=x&limit=a',
      '?month=2026-99',
      ...FORGED.map((cursor) => `?cursor=${Buffer.from(cursor).toString('base64url')}`),
    ];
    for (const route of routes.filter(({ method, endless }) => method === 'get' && !endless)) {
      // Whoever signs out would ask nothing more.
      const client = route.path === '/api/logout' ? app.client() : await admittedTo(route);
      for (const query of queries) {
        const path = addressOf(route, UNKNOWN_ID) + query;
        expectRefusal(await client.get(path), path);
      }
    }
  });
});
