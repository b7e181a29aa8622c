import { PgBoss, type QueueOptions } from 'pg-boss';

export const EVENTS_QUEUE = 'events';
export const JOBS_QUEUE = 'jobs';
export const DUE_WORK_QUEUE = 'due-work';

const RETRYING: QueueOptions = {
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  retentionSeconds: 90 * 86_400,
  deleteAfterSeconds: 86_400,
};

/** Makes pg-boss's own schema and the product's queues; part of migrating, so that serving needs no rights to do so. */
export async function installQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.createQueue(EVENTS_QUEUE, { ...RETRYING, notify: true });
    await boss.createQueue(JOBS_QUEUE, { ...RETRYING, notify: true });
    await boss.createQueue(DUE_WORK_QUEUE, { ...RETRYING, policy: 'stately', retryLimit: 2 });
    await boss.schedule(DUE_WORK_QUEUE, '* * * * *');
  } finally {
    await boss.stop({ graceful: false });
  }
}
