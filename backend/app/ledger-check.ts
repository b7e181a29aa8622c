import 'reflect-metadata';
import { ledgerCheck } from '../modules/billing/index.ts';
import { notedPostgresUrl } from '../platform/persistence/embedded/running-postgres.ts';
import { startEmbeddedPostgres } from '../platform/persistence/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../platform/persistence/migrate.ts';
import { connectOrm } from '../platform/persistence/orm.ts';
import { Sql } from '../platform/persistence/sql.ts';
import { readSettings, type Settings } from '../platform/settings.ts';

interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

/** `DATABASE_URL`, else the embedded database: the running one, or one that is started for this check. */
async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  const running = databaseUrl ?? notedPostgresUrl(dataDir);
  if (running && (databaseUrl !== null || (await answers(running)))) {
    return { url: running, stop: async () => undefined };
  }
  const started = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await migrateDatabase(started.url);
  return started;
}

async function answers(url: string): Promise<boolean> {
  return check(url).then(
    () => true,
    () => false,
  );
}

async function check(url: string): ReturnType<ReturnType<typeof ledgerCheck>['run']> {
  const orm = await connectOrm({ url, entities: [], poolSize: 1 });
  try {
    return await ledgerCheck(new Sql(orm)).run();
  } finally {
    await orm.close(true);
  }
}

const database = await openDatabase(readSettings(process.env));
try {
  const { balanced, transactions, problems } = await check(database.url);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  const verdict = balanced ? 'balanced' : `${problems.length} problems`;
  process.stdout.write(`Ledger: ${transactions} transactions, ${verdict}\n`);
  process.exitCode = balanced ? 0 : 1;
} finally {
  await database.stop();
}
