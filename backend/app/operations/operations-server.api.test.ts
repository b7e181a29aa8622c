import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Metrics } from '#platform/metrics/metrics.ts';
import { HttpClient } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { Readiness } from './health.ts';
import { serveOperations, type OperationsParts } from './operations-server.ts';

const TOKEN = 'a-token-that-only-the-scraper-has';
const WITH_TOKEN = { Authorization: `Bearer ${TOKEN}` };
const environment = { METRICS_TOKEN: TOKEN, SMS_LIMITS: 'on', SMS_DAILY_LIMIT: '50', SMS_DAILY_BUDGET: '20' };
const log = pino({ level: 'silent' });

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ environment });
});
afterAll(() => app.stop());

const figuresOf = async (of: TestApplication): Promise<string> => {
  const { status, body, headers } = await of.client().get<string>('/metrics', WITH_TOKEN);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  return body;
};

/** The value of one line, such as `queue_tasks{state="waiting"}`. */
const valueIn = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`crewvine_${line} `));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
};

const write = (text: string) => runSql(app.application.sql, text);

async function servedOperations(parts: Partial<OperationsParts> = {}) {
  const { databaseWatch, metrics } = app.application;
  if (!metrics) throw new Error('Nothing is measured');
  const readiness = new Readiness(databaseWatch);
  const server = await serveOperations({
    host: '127.0.0.1',
    port: 0,
    metrics,
    token: null,
    readiness,
    log,
    ...parts,
  });
  const client = new HttpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { client, readiness, [Symbol.asyncDispose]: async () => void server.close() };
}

describe('figures for Prometheus', () => {
  it('only a caller with the token gets the figures', async () => {
    for (const headers of [
      {},
      { Authorization: 'Bearer ' },
      { Authorization: `Bearer ${TOKEN}x` },
      { Authorization: TOKEN },
    ]) {
      const { status, body } = await app.client().get('/metrics', headers);
      expect([status, JSON.stringify(body).includes('crewvine_')]).toEqual([401, false]);
    }
    await figuresOf(app);
    const { body } = await app.client().get('/api/openapi.json');
    expect(Object.keys(body.paths)).not.toContain('/metrics');
  });

  it('the figures are not public without a token, or if they have their own port', async () => {
    for (const settings of [{}, { ...environment, METRICS_PORT: '0' }]) {
      const other = await startTestApplication({ environment: settings, beside: app });
      // Any other address may return the web client's page.
      expect(String((await other.client().get('/metrics', WITH_TOKEN)).body)).not.toContain('crewvine_');
      await other.stop();
    }
  });

  it('responses are counted by the pattern of their route, and never by a caller’s input', async () => {
    const { client } = await signUpReferrer(app);
    for (const id of ['0198c1f0-0000-7000-8000-000000000001', '0198c1f0-0000-7000-8000-000000000002'])
      await client.get(`/api/jobs/${id}`);
    await client.get('/api/made-up-by-a-stranger');
    await client.send('PROPFIND', '/api/jobs');
    const text = await figuresOf(app);
    const jobs = 'method="GET",route="/api/jobs/:id"';
    expect(valueIn(text, `http_requests_total{${jobs},status="404"}`)).toBe(2);
    expect(valueIn(text, `http_request_duration_seconds_count{${jobs}}`)).toBe(2);
    expect(valueIn(text, 'http_requests_total{method="GET",route="other",status="404"}')).toBe(1);
    expect(text).toMatch(/method="other",route="other"/);
    expect(text).not.toMatch(/0198c1f0|made-up|PROPFIND/);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  it('the figures show the queue, the sweeps, the cost of texts, and differences in the ledger', async () => {
    await write(`insert into pgboss.job (name, data, created_on, start_after)
      values ('jobs', '{}', now() - interval '5 minutes', now() - interval '5 minutes')`);
    await write(`insert into sweeps (name, last_success_at, failures)
      values ('platform.housekeeping', now() - interval '90 seconds', 3)`);
    await write(`insert into text_days (day, texts, spent_micros) values ((now() at time zone 'utc')::date, 12, 117900)
      on conflict (day) do update set texts = 12, spent_micros = 117900`);
    await write(`insert into found_differences (id, provider, about, subject, kind, their_cents, our_cents, at, found_at, state)
      values (gen_random_uuid(), 'sandbox', 'pi_1', 'charge', 'theirs_only', 500, 0, now(), now(), 'open'),
        (gen_random_uuid(), 'sandbox', 'pi_2', 'charge', 'ours_only', 0, 250, now(), now(), 'open')`);
    await write(
      `insert into balance_listings (provider, ended_at) values ('sandbox', now() - interval '1 hour')`,
    );
    const other = await startTestApplication({ environment, beside: app });
    const text = await figuresOf(other);
    await other.stop();
    const value = (line: string) => valueIn(text, line) ?? Number.NaN;
    expect(value('queue_tasks{state="waiting"}')).toBeGreaterThan(0);
    expect(Math.round(value('queue_oldest_seconds') / 60)).toBe(5);
    expect(value('sweep_failures{sweep="platform.housekeeping"}')).toBe(3);
    expect(value('sweep_age_seconds{sweep="platform.housekeeping"}')).toBeGreaterThan(89);
    expect(valueIn(text, 'sweep_age_seconds{sweep="billing.release_milestones"}')).toBeUndefined();
    expect([value('texts_today'), value('texts_daily_limit')]).toEqual([12, 50]);
    expect([value('text_spend_dollars'), value('text_budget_dollars')]).toEqual([0.1179, 20]);
    expect([value('ledger_differences'), value('ledger_drift_dollars')]).toEqual([2, 7.5]);
    expect(Math.round(value('ledger_check_age_seconds') / 3_600)).toBe(1);
    expect([value('database_up'), value('database_connections_max')]).toEqual([1, 10]);
    expect(value('database_connections{state="waiting"}')).toBe(0);
  });

  it('figures that cannot be read are missing and reported', async () => {
    let answer = async (): Promise<readonly { name: string; value: number }[]> => [
      { name: 'loads', value: 4 },
    ];
    const source = {
      name: 'yard',
      measures: [{ name: 'loads', help: 'Loads in the yard' }],
      read: () => answer(),
    };
    const told = () => new Metrics({ sources: [source], log, patienceMs: 20 }).text();
    const known = await told();
    expect([valueIn(known, 'loads'), valueIn(known, 'unread_measures{source="yard"}')]).toEqual([4, 0]);
    answer = () => new Promise(() => undefined);
    const unknown = await told();
    expect([valueIn(unknown, 'loads'), valueIn(unknown, 'unread_measures{source="yard"}')]).toEqual([
      undefined,
      1,
    ]);
  });
});

describe('the port of operations', () => {
  it('the port of operations shows health and figures, and none of the product’s calls', async () => {
    await using served = await servedOperations();
    const { client, readiness } = served;
    const asked = async (path: string) => (await client.get(path)).status;
    expect(await Promise.all(['/healthz', '/readyz', '/metrics'].map(asked))).toEqual([200, 200, 200]);
    expect(await Promise.all(['/', '/api/jobs', '/metrics?x=1'].map(asked))).toEqual([404, 404, 404]);
    expect((await client.post('/metrics')).status).toBe(405);
    expect((await client.send('HEAD', '/metrics')).status).toBe(200);
    readiness.draining = true;
    expect((await client.get('/readyz')).status).toBe(503);
  });

  it('the port of operations requires the token for figures if one is set', async () => {
    await using served = await servedOperations({ token: TOKEN });
    expect((await served.client.get('/metrics')).status).toBe(401);
    expect((await served.client.get('/metrics', WITH_TOKEN)).status).toBe(200);
    expect((await served.client.get('/healthz')).status).toBe(200);
  });
});
