import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '#kernel/tasks.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TASK_QUEUE, UNIT_OF_WORK } from '#platform/tokens.ts';
import { migrations } from '#migrations/index.ts';
import { signUpAdmin } from '../../testing/sign-up-admin.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('the state of the product', () => {
  let app: TestApplication;
  let admin: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication();
    admin = await signUpAdmin(app);
    await app.settle();
  });
  // Work that no handler knows would stay in the queue.
  afterEach(async () => {
    await app.application.sql.rows({ name: 'test-empty-queue', text: 'delete from pgboss.job' }, []);
  });
  afterAll(() => app.stop());

  const health = async (): Promise<Loose> => (await admin.client.get('/api/admin/stats')).body.health;
  const failed = async (): Promise<Loose[]> => (await admin.client.get('/api/admin/failed-jobs')).body;

  /** A job that no handler knows, with no try left. */
  async function failJob(): Promise<void> {
    const unknown = { kind: 'test.unknown', data: { secret: 'of someone' } } as unknown as Task;
    const { application } = app;
    await application.get(UNIT_OF_WORK).transaction(() => application.get(TASK_QUEUE).enqueue(unknown));
    const text = `update pgboss.job set retry_limit = 0 where name = 'jobs' and data ->> 'kind' = $1`;
    await application.sql.rows({ name: 'test-no-retry', text }, [unknown.kind]);
    await expect(app.settle()).rejects.toThrow('No handler');
  }

  it('the page reports on database, queue, messages, schema, and process', async () => {
    expect(await health()).toEqual({
      database: { reachable: true, latencyMs: expect.any(Number) },
      queue: { waiting: 0, active: 0, retrying: 0, failed: 0 },
      messages: {
        email: { provider: 'outbox', sentToday: expect.any(Number) },
        text: { provider: 'outbox', sentToday: 0 },
        waiting: 0,
        heldTexts: 0,
        textLimit: null,
        textBudget: null,
        textCostToday: '0.00',
      },
      schemaVersion: migrations.at(-1)?.name,
      processStartedAt: expect.any(String),
      lastDueWorkAt: null,
      sweeps: expect.any(Array),
    });
  });

  it('the page lists failed work without its payload, and retries it once', async () => {
    await failJob();
    expect((await health()).queue).toMatchObject({ waiting: 0, failed: 1 });
    const [job, ...rest] = await failed();
    expect(rest).toEqual([]);
    expect(job).toEqual({
      id: expect.any(String),
      name: 'test.unknown',
      queue: 'jobs',
      reason: expect.stringContaining('No handler for jobs of kind test.unknown'),
      tries: 1,
      failedAt: expect.any(String),
    });
    const retry = `/api/admin/failed-jobs/${job.id}/retry`;
    const answers = await Promise.all([admin.client.post(retry), admin.client.post(retry)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]));
    expect(await failed()).toEqual([]);
    expect((await health()).queue).toMatchObject({ waiting: 1, failed: 0 });
    const { body } = await admin.client.get<Loose[]>('/api/admin/audit-log?action=job.retried');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ subjectType: 'job', subjectId: job.id, subjectName: null });
  });

  it('retrying failed work with an unknown ID returns 404', async () => {
    const answer = await admin.client.post(`/api/admin/failed-jobs/${UNKNOWN_ID}/retry`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'admin.job_not_found' } });
  });

  it('the dashboard counts no flagged content without reports', async () => {
    expect((await admin.client.get('/api/admin/stats')).body.flaggedContent).toBe(0);
  });
});
