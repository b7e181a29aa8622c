import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { migrations } from '#migrations/index.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { readSettings, SettingsError } from '#platform/settings.ts';
import { openCommandDatabase } from './command-database.ts';

/**
 * For a release that migrates before its first process starts; an embedded database is migrated as on a
 * start. `--renew job-cards` rebuilds the rows of one definition, such as the stored cards of all jobs.
 */
async function migrate(environment: NodeJS.ProcessEnv): Promise<void> {
  const { renew } = parseArgs({ options: { renew: { type: 'string' } } }).values;
  const settings = readSettings(environment);
  const database = await openCommandDatabase(settings);
  try {
    const tell = (message: string): void => void process.stdout.write(`${message}\n`);
    await migrateDatabase(settings.databaseDirectUrl ?? database.url, {
      tell,
      ...(renew === undefined ? {} : { renew }),
    });
    tell(`The database has all ${migrations.length} migrations, up to ${migrations.at(-1)?.name ?? 'none'}.`);
  } finally {
    await database.stop();
  }
}

try {
  await migrate(process.env);
} catch (error) {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exitCode = 1;
}
