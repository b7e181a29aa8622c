import 'reflect-metadata';
import { once } from 'node:events';
import path from 'node:path';
import { processLog } from '#app/operations/log.ts';
import { startProcess } from '#app/process.ts';
import { readSettings, SettingsError } from '#platform/settings.ts';

try {
  const settings = readSettings(process.env);
  const { log, flush } = processLog(settings.logLevel);
  const dist = path.resolve(import.meta.dirname, '../frontend/dist');
  // A parent process with a channel is still building the frontend and sends a message when it is done.
  const webRoot = process.send ? once(process, 'message').then(() => dist) : dist;
  const running = await startProcess(settings, log, webRoot);
  let stopping = false;
  const end = (code: number): void => {
    flush();
    process.exit(code);
  };
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'draining');
    running.stop().then(
      () => end(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'did not stop cleanly');
        end(1);
      },
    );
  };
  // A Ctrl-C below npm arrives twice: without a listener the second one would end the process while it drains.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    end(1);
  });
} catch (error) {
  const isExpected = error instanceof SettingsError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
