import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#platform/settings.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { HttpClient } from '#testing/fixtures/http-client.ts';
import { startProcess, type RunningProcess } from '../process.ts';

let database: TestDatabase;
let worker: RunningProcess;
let client: HttpClient;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = readSettings({
    NODE_ENV: 'test',
    PROCESS: 'worker',
    PORT: '0',
    METRICS_PORT: '0',
    HOST: '127.0.0.1',
    DEMO_DATA: 'off',
    DATABASE_URL: database.url,
    SESSION_KEYS: 'a-key-for-tests-only',
    PUBLIC_URL: 'http://crewvine.test',
  });
  const log = pino({ level: 'silent' });
  worker = await startProcess(settings, log, 'nowhere', { databaseLimits: PATIENT_LIMITS });
  client = new HttpClient(`http://127.0.0.1:${worker.metricsPort}`);
});
afterAll(() => database.drop());

describe('a process with only a worker', { shuffle: false }, () => {
  it('a worker serves no pages or calls, and reports health and figures on its own port', async () => {
    expect(worker.port).toBeNull();
    // A busy machine may exceed the second after which a process reports that it is not ready.
    const { body: up, status } = await client.get<string>('/healthz');
    expect([status, up]).toEqual([200, 'up\n']);
    await expect
      .poll(async () => (await client.get<string>('/readyz')).body, { timeout: 60_000 })
      .toBe('ready\n');
    expect((await client.get<string>('/metrics')).body).toContain('crewvine_');
    for (const path of ['/', '/api/jobs', '/api/auth/user'])
      expect((await client.get(path)).status).toBe(404);
  });

  it('a stopped worker does not respond', async () => {
    await worker.stop();
    await expect(client.get('/healthz')).rejects.toThrow(/ECONN|hang up/);
  });
});
