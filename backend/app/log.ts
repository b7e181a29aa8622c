import { pino, stdSerializers, type Logger } from 'pino';
import type { Settings } from '#platform/settings.ts';

const GATHERED_BYTES = 8_192;
const LONGEST_DELAY_MS = 500;
const STATEMENT = /^\s*(select|insert|update|delete|with|begin|commit|set)\b/i;

export interface ProcessLog {
  readonly log: Logger;
  /** Writes what is still gathered; the last thing a process does. */
  readonly flush: () => void;
}

/**
 * An error without what people have written: a failed statement carries its values in its message, and an error of a
 * library may carry the object that it failed on.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack } = stdSerializers.err(error);
  const said = STATEMENT.test(message) ? (message.split(' - ').at(-1) ?? '') : message;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error ? { code: error.code } : {};
  return { type, message: said, ...code, stack: frames.join('\n') };
}

/**
 * The log of a process, on standard output. Lines are written some kilobytes at a time, half a second late at most: a
 * write for each request costs as much as answering it.
 */
export function processLog(level: Settings['logLevel'], destination: string | number = 1): ProcessLog {
  const stream = pino.destination({
    dest: destination,
    sync: false,
    minLength: GATHERED_BYTES,
    periodicFlush: LONGEST_DELAY_MS,
  });
  const log = pino({ level, serializers: { err: describeError } }, stream);
  const flush = (): void => {
    try {
      stream.flushSync();
    } catch {
      // Nothing was opened yet, so there is nothing to write.
    }
  };
  return { log, flush };
}
