import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Readiness } from '#app/operations/health.ts';
import { pageFolder } from '#app/pages/testing/page-reader.ts';
import { EMPLOYER_SIGN_UP, FRAMING_JOB } from '#app/testing/sample-calls.ts';
import { applicationRoutes } from '#app/web/application-routes.ts';
import type { Route } from '#platform/http/routing/route.ts';
import { replicaOfCall } from '#platform/persistence/replicas/replica-of-call.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const OLD_TITLE = 'A title of a second ago';

/** Another database takes the place of a replica, so that each answer shows where it was read. */
describe('calls that read from a replica', () => {
  let app: TestApplication;
  let other: TestApplication;
  let replica: pg.Pool;
  let employer: HttpClient;
  let jobId: string;
  /** Statements on the replica, and those that failed there. */
  let statements = 0;
  const failed: string[] = [];

  let folder: Awaited<ReturnType<typeof pageFolder>>;

  beforeAll(async () => {
    folder = await pageFolder();
    [app, other] = await Promise.all([
      startTestApplication({ webRoot: folder.root }),
      startTestApplication(),
    ]);
    for (const one of [other, app]) {
      employer = one.client();
      ok(await employer.post('/api/employer-signup', EMPLOYER_SIGN_UP));
      ({ id: jobId } = ok(await employer.post('/api/jobs', FRAMING_JOB)));
    }
    await other.application.sql.rows(
      { name: 'test-other-job', text: 'update jobs set id = $1::uuid, title = $2' },
      [jobId, OLD_TITLE],
    );
    replica = new pg.Pool({
      connectionString: other.databaseUrl,
      max: 4,
      options: '-c default_transaction_read_only=on',
    });
    const pool = {
      query: (statement: pg.QueryConfig): Promise<pg.QueryResult> => {
        statements += 1;
        return replica.query(statement).catch((error: unknown) => {
          failed.push(`${statement.name}: ${String(error)}`);
          throw error;
        });
      },
    };
    vi.spyOn(app.application.replicas, 'read').mockImplementation((work) => replicaOfCall.run(pool, work));
  });
  afterAll(async () => {
    await replica.end();
    await folder.remove();
    await app.stop();
    await other.stop();
  });

  const titleFor = async (client: HttpClient): Promise<unknown> =>
    ok(await client.get(`/api/jobs/${jobId}`)).title;

  it("a visitor's read may come from a replica", async () => {
    expect(await titleFor(app.client())).toBe(OLD_TITLE);
    expect(ok(await app.client().get('/api/jobs?limit=7'))).toMatchObject([{ title: OLD_TITLE }]);
  });

  it('a rendered page for a visitor reads from a replica, too', async () => {
    const { body } = await app.client().get<string>(`/job/${jobId}`);
    expect(body).toContain(OLD_TITLE);
  });

  it('people with a session see the newest rows', async () => {
    expect(await titleFor(employer)).toBe(FRAMING_JOB.title);
    expect(ok(await employer.get('/api/jobs?limit=7'))).toMatchObject([{ title: FRAMING_JOB.title }]);
  });

  it('only reads that are the same for every visitor ever reach a replica', async () => {
    const routes = applicationRoutes(
      app.application,
      app.settings,
      new Readiness(app.application.databaseWatch),
    );
    const reached: string[] = [];
    for (const route of routes) {
      statements = 0;
      const client = app.client();
      const address = route.path.replace(/:\w+/g, ID);
      if (route.endless) continue;
      if (route.method === 'get') await client.get(address);
      else await client[route.method](address, {});
      if (statements > 0) reached.push(`${route.method} ${route.path}`);
    }
    const allowed = (route: Route): boolean =>
      route.method === 'get' && route.cacheable === true && ['public', 'any'].includes(route.access);
    expect(reached.length).toBeGreaterThan(10);
    const others = routes.filter((one) => !allowed(one)).map(({ method, path }) => `${method} ${path}`);
    expect(reached.filter((one) => others.includes(one))).toEqual([]);
  });

  it('no read of a visitor writes or locks, so none is made twice', () => {
    expect(failed).toEqual([]);
  });
});
