import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEphemeralPostgres } from '#platform/persistence/embedded/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    databasePrefix: string;
  }
}

/** Runs once for a whole test run: one PostgreSQL for all files, or the one in TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server =
    given === undefined ? await startEphemeralPostgres((line) => console.error(line)) : undefined;
  const url = server?.url ?? given ?? '';
  const prefix = `cv_${randomBytes(5).toString('hex')}`;
  project.provide('databaseServerUrl', url);
  project.provide('databasePrefix', prefix);
  return async () => {
    if (server) await server.stop();
    else await dropLeftovers(url, prefix);
  };
}

async function dropLeftovers(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const like = `${prefix.replaceAll('_', '\\_')}%`;
    const found = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datname LIKE $1',
      [like],
    );
    for (const { datname } of found.rows) {
      await client.query(`ALTER DATABASE ${datname} IS_TEMPLATE false`);
      await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    }
  } finally {
    await client.end();
  }
}
