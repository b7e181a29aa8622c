import 'reflect-metadata';
import path from 'node:path';
import { pino } from 'pino';
import { startProcess } from './app/process.ts';
import { readSettings, SettingsError } from './platform/settings.ts';

try {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel, redact: ['req.headers', '*.password', '*.token'] });
  const running = await startProcess(settings, log, path.resolve(import.meta.dirname, '../frontend/dist'));
  const stop = (signal: string): void => {
    log.info({ signal }, 'draining');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  const isExpected = error instanceof SettingsError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
