import { notedPostgresUrl } from '#platform/persistence/embedded/running-postgres.ts';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import type { Settings } from '#platform/settings.ts';

const ANYBODY_THERE = { name: 'anybody-there', text: `select 1` };

export interface CommandDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The database for a command, even if the product is not running: `DATABASE_URL`, else the embedded one,
 * which the command starts if necessary.
 */
export async function openCommandDatabase(settings: Settings): Promise<CommandDatabase> {
  const { databaseDirectUrl, dataDir } = settings;
  // A command may take long, and use features that a pooler does not support.
  const databaseUrl = databaseDirectUrl ?? settings.databaseUrl;
  const running = databaseUrl ?? notedPostgresUrl(dataDir);
  if (running && (databaseUrl !== null || (await answers(running)))) {
    return { url: running, stop: async () => undefined };
  }
  const started = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await migrateDatabase(started.url);
  return started;
}

async function answers(url: string): Promise<boolean> {
  const orm = await connectOrm({ url, entities: [], poolSize: 1 });
  try {
    await new Sql(orm).rows(ANYBODY_THERE);
    return true;
  } catch {
    return false;
  } finally {
    await orm.close(true);
  }
}
