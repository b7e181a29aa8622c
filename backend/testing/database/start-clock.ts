import pg from 'pg';
import { TEST_NOW } from '../fixtures/time/test-now.ts';

/**
 * Sets the clock of a product that has not started yet. Only tests may start in the past, so the table
 * forbids it.
 */
export async function startClock(databaseUrl: string, at: Date = TEST_NOW): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('alter table application_clock drop constraint application_clock_offset_ms_check');
    await client.query('update application_clock set offset_ms = $1', [at.getTime() - Date.now()]);
  } finally {
    await client.end();
  }
}
