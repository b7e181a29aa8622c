import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import type { Route } from '#platform/http/routing/route.ts';
import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { applicationRoutes } from '../application-routes.ts';
import { Readiness } from '../health.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const NOT_COUNTED = ['sessions', 'rate_limits', 'idempotent_calls', 'mikro_orm_migrations', 'webhook_events'];

/** Cursors of no list: what looks like an instant and an id until the database reads it. */
const FORGED = [
  `0000-01-01T00:00:00Z ${UNKNOWN_ID}`,
  `2026-11-20T06:00:00Z ${'a'.repeat(36)}`,
  JSON.stringify({ order: 'newest', key: { at: '0000-01-01T00:00:00Z', id: UNKNOWN_ID } }),
];

let app: TestApplication;
let routes: readonly Route[];
let people: HttpClient[];

beforeAll(async () => {
  app = await startTestApplication();
  routes = applicationRoutes(app.application, app.settings, new Readiness(app.application.sql));
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

/** Every route with this body, by everybody; what is refused has the error shape, and nothing is written. */
async function refuseEverywhere(
  body: string | Uint8Array,
  headers: Record<string, string> = {},
  statuses?: readonly number[],
): Promise<void> {
  const before = await rowCounts();
  for (const route of routes.filter((one) => one.body)) {
    for (const client of people) {
      const path = addressOf(route, UNKNOWN_ID);
      const answer = await client.send(route.method.toUpperCase(), path, body, headers);
      const what = `${route.method} ${path}`;
      expectRefusal(answer, what);
      if (statuses && answer.status !== 401 && answer.status !== 403 && answer.status !== 404) {
        expect(statuses, what).toContain(answer.status);
      }
    }
  }
  expect(await rowCounts()).toEqual(before);
}

const WRONG_TYPES = [null, [], 'text', 7, true, { email: 1, password: [], status: {}, code: 7, accept: 'x' }];

describe('bad input on every call', () => {
  it('refuses malformed JSON with 400', () => refuseEverywhere('{"half": ', {}, [400]));

  it('refuses a body that is not JSON with 415', () =>
    refuseEverywhere('<xml/>', { 'Content-Type': 'application/xml' }, [415]));

  it('refuses a compressed body with 415', () =>
    refuseEverywhere('x', { 'Content-Encoding': 'gzip' }, [415]));

  it('refuses a body over 256 KiB with 413', () =>
    refuseEverywhere(`{"text": "${'x'.repeat(257 * 1024)}"}`, {}, [413]));

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
    for (const text of texts) await refuseEverywhere(text, {}, [400]);
  });

  it.each(WRONG_TYPES.map((value) => [JSON.stringify(value)]))('survives %s as the whole body', (body) =>
    refuseEverywhere(body),
  );

  it.each(['not-an-id', UNKNOWN_ID, "'; drop table users; --", '%00', 'x'.repeat(3000)])(
    'answers %s in the place of an id with a refusal',
    async (parameter) => {
      for (const route of routes.filter(({ path }) => path.includes(':'))) {
        for (const client of people) {
          const path = addressOf(route, parameter);
          const answer = await client.send(route.method.toUpperCase(), path, route.body ? '{}' : undefined);
          expectRefusal(answer, `${route.method} ${path}`);
          expect(answer.status, `${route.method} ${path}`).toBeGreaterThanOrEqual(400);
        }
      }
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
    for (const route of routes.filter(({ method }) => method === 'get')) {
      for (const client of people) {
        for (const query of queries) {
          const path = addressOf(route, UNKNOWN_ID) + query;
          expectRefusal(await client.get(path), path);
        }
      }
    }
  });
});
