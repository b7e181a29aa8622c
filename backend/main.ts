import 'reflect-metadata';
import path from 'node:path';
import { pino } from 'pino';
import { startProcess } from './app/process.ts';
import { readSettings, SettingsError } from './platform/settings.ts';

try {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel, redact: ['req.headers', '*.password', '*.token'] });
  const running = await startProcess(settings, log, path.resolve(import.meta.dirname, '../frontend/dist'));
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'draining');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  // A Ctrl-C below npm arrives twice: without a listener the second one would end the process while it drains.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  const isExpected = error instanceof SettingsError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
