import type { Logger } from 'pino';
import { MAKE_ADMIN } from '#modules/identity/index.ts';
import { TERMS_VERSION } from '#contract/identity/index.ts';
import { withDatabaseLock } from '#platform/persistence/database-lock.ts';
import { SettingsError, type Settings } from '#platform/settings.ts';
import { CLOCK } from '#platform/tokens.ts';
import type { Application } from './container.ts';
import { ensureDemoData, hasDemoData } from './demo-data/demo-data.ts';

/**
 * The data that a database needs before the first request: the configured admin, and demo data if wanted.
 * @throws SettingsError in production if the database has demo data, even if half made: anyone knows the
 * password of its admin (rules.md#production-settings)
 */
export async function prepareData(
  application: Application,
  settings: Settings,
  databaseUrl: string,
  log: Logger,
): Promise<void> {
  if (settings.production && (await hasDemoData(application.sql)))
    throw new SettingsError(
      'Wrong settings (see .env.example):\n' +
        '  DATABASE_URL: must not be a database with demo data in production, as its passwords are public: write another one',
    );
  if (!settings.demoData && !settings.admin) return;
  const lock = { url: settings.databaseDirectUrl ?? databaseUrl, name: 'platform.prepared-data' };
  await withDatabaseLock(lock, () => prepareAlone(application, settings, databaseUrl, log));
}

/** A process that starts at the same time finds everything in place. */
async function prepareAlone(
  application: Application,
  settings: Settings,
  databaseUrl: string,
  log: Logger,
): Promise<void> {
  if (settings.demoData) {
    const now = application.get(CLOCK).now();
    await ensureDemoData({ sql: application.sql, settings, databaseUrl, log, now });
  }
  if (settings.admin) {
    await application.get(MAKE_ADMIN).run({ ...settings.admin, termsVersion: TERMS_VERSION });
    log.info('the admin of the settings is in place');
  }
}
