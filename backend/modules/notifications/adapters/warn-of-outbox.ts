import type { Logger } from 'pino';
import type { Settings } from '#platform/settings.ts';

/** Warns in production that messages reach only the embedded outbox. */
export function warnOfOutbox(what: string, setting: string, settings: Settings, log: Logger): void {
  if (settings.production) {
    log.warn(`${setting} is not set: ${what} stay in the embedded outbox and reach nobody`);
  }
}
