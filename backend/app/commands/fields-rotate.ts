import 'reflect-metadata';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { readSettings, SettingsError } from '#platform/settings.ts';
import { buildApplication } from '../container.ts';
import { withDevelopmentKeys } from '../development/development-keys.ts';
import { processLog } from '../operations/log.ts';
import { rotateFields } from './rotate-fields.ts';
import { openCommandDatabase } from './command-database.ts';

/**
 * Run it after adding a new first key to FIELD_ENCRYPTION_KEYS: it reseals all values of older keys
 * (rules.md#sealed-fields).
 */
async function rotate(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = await withDevelopmentKeys(readSettings(environment));
  const database = await openCommandDatabase(settings);
  try {
    await migrateDatabase(database.url);
    const { log } = processLog('error', 2);
    const parts = { settings: { ...settings, process: 'web' }, databaseUrl: database.url, log } as const;
    const application = await buildApplication(parts);
    try {
      for (const [name, rows] of await rotateFields(application))
        process.stdout.write(`${name}: ${rows} rows sealed with the first key\n`);
    } finally {
      await application.stop();
    }
  } finally {
    await database.stop();
  }
}

try {
  await rotate(process.env);
} catch (error) {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exitCode = 1;
}
