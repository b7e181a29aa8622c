import type { Logger } from 'pino';
import type { Settings } from '../platform/settings.ts';
import type { Application } from './container.ts';

/** What a database must hold before the first request: the admin of the settings, and the demo data where wanted. */
export async function prepareData(_application: Application, settings: Settings, log: Logger): Promise<void> {
  if (settings.demoData) log.debug('demo data');
}
