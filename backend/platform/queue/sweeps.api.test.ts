import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DueWork } from '#kernel/tasks.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TASK_QUEUE, UNIT_OF_WORK } from '#platform/tokens.ts';
import { realTime } from '#testing/fixtures/time/real-time.ts';
import { ClockAgreement } from '../clock/clock-agreement.ts';
import { Sweeps } from './sweeps.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterEach(async () => {
  await app.application.sql.rows({ name: 'test-no-sweeps', text: 'delete from sweeps' });
  await app.application.sql.rows({ name: 'test-no-jobs', text: 'delete from pgboss.job' });
});
afterAll(() => app.stop());

function sweepsOf(...dueWork: readonly DueWork[]): Sweeps {
  const { application } = app;
  return new Sweeps({
    dueWork,
    sql: application.sql,
    unitOfWork: application.get(UNIT_OF_WORK),
    taskQueue: application.get(TASK_QUEUE),
    log: pino({ level: 'silent' }),
    patienceMs: 200,
  });
}

const sweep = (name: string, ...answers: readonly (() => number | Promise<number>)[]): DueWork => {
  const left = [...answers];
  return { name, run: async () => (await left.shift()?.()) ?? 0 };
};
const fails = (): Promise<number> => Promise.reject(new Error('a bad row'));
const noted = () =>
  app.application.sql.rows({
    name: 'test-sweeps',
    text: `select name, last_success_at is not null as succeeded, failures, reason from sweeps order by name`,
  });
const waiting = () =>
  app.application.sql.rows<{ data: unknown }>({ name: 'test-jobs', text: 'select data from pgboss.job' });

describe('sweeps', () => {
  it('a sweep retries immediately if another process changed the same rows', async () => {
    const lost = () => Promise.reject(Object.assign(new Error('duplicate key'), { code: '23505' }));
    await sweepsOf(sweep('a.was_slower', lost, lost, () => 1)).runAll();
    expect(await noted()).toMatchObject([{ name: 'a.was_slower', succeeded: true, failures: 0 }]);
  });

  it('other sweeps continue after one that fails or hangs, and each result is recorded', async () => {
    const goOn = Promise.withResolvers<number>();
    let runs = 0;
    const hanging: DueWork = {
      name: 'b.hangs',
      run: () => {
        runs += 1;
        return goOn.promise;
      },
    };
    const last = sweep(
      'c.works',
      () => 3,
      () => 0,
    );
    const sweeps = sweepsOf(sweep('a.fails', fails, fails), hanging, last);
    await expect(sweeps.runAll()).rejects.toThrow('a bad row');
    const hangs = { name: 'b.hangs', succeeded: false };
    expect(await noted()).toEqual([
      { name: 'a.fails', succeeded: false, failures: 1, reason: 'a bad row' },
      { ...hangs, failures: 1, reason: 'Has not ended within 0.2 seconds' },
      { name: 'c.works', succeeded: true, failures: 0, reason: null },
    ]);
    await expect(sweeps.runAll()).rejects.toThrow('a bad row');
    expect((await noted())[1]).toEqual({ ...hangs, failures: 2, reason: 'An earlier run has not ended' });
    expect(runs).toBe(1);
    goOn.resolve(0);
    await goOn.promise;
    await sweeps.runAll();
    expect(await noted()).toMatchObject([{ failures: 0 }, { failures: 0, reason: null }, { failures: 0 }]);
  });

  it('a run of named sweeps runs and records only those', async () => {
    const sweeps = sweepsOf(sweep('a.fails', fails), sweep('b.named'));
    await sweeps.runAll(new Set(['b.named']));
    expect(await noted()).toMatchObject([{ name: 'b.named', succeeded: true }]);
  });

  it('a sweep that fails five times in a row becomes a task, which runs the sweep again', async () => {
    const sweeps = sweepsOf(sweep('a.fails', ...Array.from({ length: 8 }, () => fails)));
    for (let run = 0; run < 4; run += 1) await sweeps.runAll().catch(() => undefined);
    expect(await waiting()).toEqual([]);
    for (let run = 0; run < 3; run += 1) await sweeps.runAll().catch(() => undefined);
    const task = { kind: 'platform.run_sweep', data: { sweep: 'a.fails' } };
    expect(await waiting()).toEqual([{ data: task }]);
    await expect(sweeps.handle(task.data)).rejects.toThrow('a bad row');
    await sweeps.handle(task.data);
    expect(await noted()).toMatchObject([{ succeeded: true, failures: 0 }]);
    await sweeps.handle({ sweep: 'of.another_release' });
  });

  it('admins see every sweep of the product with its last success', async () => {
    const { client } = await signUpAdmin(app);
    const told = async () => (await client.get('/api/admin/stats')).body.health.sweeps;
    const before = await told();
    expect(before).toContainEqual({
      name: 'billing.release_milestones',
      lastSuccessAt: null,
      failures: 0,
      reason: null,
    });
    await app.application.worker.runDueWork();
    const after = await told();
    expect(after).toHaveLength(before.length);
    for (const one of after) {
      expect(one).toMatchObject({ lastSuccessAt: expect.any(String), failures: 0, reason: null });
    }
  });

  it.each([3_600_000, -3_600_000])('no sweep runs if the clock is %d ms off', async (off) => {
    const { application } = app;
    const { sql } = application;
    let now = realTime() + off;
    let paid = 0;
    const pays: DueWork = { name: 'a.pays', run: async () => (paid += 1) && 0 };
    const sweeps = new Sweeps({
      agreement: new ClockAgreement(sql, () => now),
      dueWork: [pays],
      sql,
      unitOfWork: application.get(UNIT_OF_WORK),
      taskQueue: application.get(TASK_QUEUE),
      log: pino({ level: 'silent' }),
    });
    await expect(sweeps.runAll()).rejects.toThrow(/seconds apart/);
    await expect(sweeps.handle({ sweep: 'a.pays' })).rejects.toThrow(/seconds apart/);
    expect(paid).toBe(0);
    expect(await noted()).toMatchObject([{ name: 'platform.clock', succeeded: false, failures: 1 }]);
    now = realTime();
    await sweeps.runAll();
    expect(paid).toBe(1);
    expect(await noted()).toMatchObject([
      { name: 'a.pays', succeeded: true },
      { name: 'platform.clock', succeeded: true, failures: 0 },
    ]);
  });
});
