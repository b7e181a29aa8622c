import 'reflect-metadata';
import { TERMS_VERSION } from '#contract/identity/index.ts';
import { MAKE_ADMIN } from '#modules/identity/index.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import type { Settings } from '#platform/settings.ts';
import { openCommandDatabase } from './command-database.ts';
import { buildApplication } from '../container.ts';
import { processLog } from '../operations/log.ts';

/** Creates an admin, or makes an existing account an admin (rules.md#admins-by-admins). */
export async function makeAdmin(email: string, password: string, settings: Settings): Promise<void> {
  const database = await openCommandDatabase(settings);
  try {
    await migrateDatabase(database.url);
    const { log } = processLog('error', 2);
    const parts = { settings: { ...settings, process: 'web' }, databaseUrl: database.url, log } as const;
    const application = await buildApplication(parts);
    try {
      await application.get(MAKE_ADMIN).run({ email, password, termsVersion: TERMS_VERSION });
    } finally {
      await application.stop();
    }
  } finally {
    await database.stop();
  }
}
