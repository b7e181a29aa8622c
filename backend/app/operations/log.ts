import { pino, type Logger } from 'pino';
import { describeError } from '#platform/described-error.ts';
import type { Settings } from '#platform/settings.ts';

const GATHERED_BYTES = 8_192;
const LONGEST_DELAY_MS = 500;

export interface ProcessLog {
  readonly log: Logger;
  /** Writes buffered lines; the last thing that a process does. */
  readonly flush: () => void;
}

/**
 * The log of a process, on standard output. Lines are written in blocks of some kilobytes, at most half a
 * second late: a write for each request would cost as much as answering it.
 */
export function processLog(level: Settings['logLevel'], destination: string | number = 1): ProcessLog {
  const stream = pino.destination({
    dest: destination,
    sync: false,
    minLength: GATHERED_BYTES,
    periodicFlush: LONGEST_DELAY_MS,
  });
  const log = pino({ level, serializers: { err: (error: unknown) => describeError(error) } }, stream);
  const flush = (): void => {
    try {
      stream.flushSync();
    } catch {
      // Nothing was opened yet, so there is nothing to write.
    }
  };
  return { log, flush };
}
