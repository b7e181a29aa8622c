import { PgBoss, type Queue } from 'pg-boss';

export const EVENTS_QUEUE = 'events';
export const JOBS_QUEUE = 'jobs';
export const DUE_WORK_QUEUE = 'due-work';
/** Work that failed permanently, stored for inspection and `redrive`. */
export const FAILED_QUEUE = 'failed';

const RETRYING: Omit<Queue, 'name'> = {
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  retentionSeconds: 90 * 86_400,
  deleteAfterSeconds: 86_400,
  deadLetter: FAILED_QUEUE,
};

/**
 * Creates pg-boss's own schema and the product's queues. Part of the migration, so that serving needs no
 * rights for it.
 */
export async function installQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.createQueue(FAILED_QUEUE, {
      retentionSeconds: 365 * 86_400,
      deleteAfterSeconds: 365 * 86_400,
    });
    await boss.createQueue(EVENTS_QUEUE, { ...RETRYING, notify: true });
    await boss.createQueue(JOBS_QUEUE, { ...RETRYING, notify: true });
    await boss.createQueue(DUE_WORK_QUEUE, { policy: 'stately', retryLimit: 2, expireInSeconds: 600 });
    await boss.schedule(DUE_WORK_QUEUE, '* * * * *');
  } finally {
    await boss.stop({ graceful: false });
  }
}
