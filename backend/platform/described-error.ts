import { stdSerializers } from 'pino';

const STATEMENT = /^\s*(select|insert|update|delete|with|begin|commit|set)\b/i;
/** SQLSTATEs for an invalid value: their message ends with the value. */
const DATA_EXCEPTION = /^22/;
/** The depth to which libraries wrap a driver's error. */
const DEPTH = 3;

export interface DescribedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: unknown;
  /** The queue in which it happened. */
  readonly queue?: unknown;
  readonly stack?: string;
  readonly causes?: readonly DescribedError[];
}

interface ErrorLike {
  readonly message: string;
  readonly stack?: unknown;
  readonly name?: unknown;
  readonly code?: unknown;
  readonly queue?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

const isErrorLike = (thing: unknown): thing is ErrorLike =>
  typeof thing === 'object' && thing !== null && 'message' in thing && typeof thing.message === 'string';

/**
 * An error without user input: the message of a failed statement contains its values, and a library's error
 * may carry the object that it failed on. The causes remain, because only they explain why a connection
 * failed.
 */
export function describeError(error: unknown, depth = DEPTH): DescribedError {
  if (!isErrorLike(error)) return { type: typeof error };
  const { code, queue, cause, errors } = error;
  const type =
    error instanceof Error
      ? stdSerializers.err(error).type
      : typeof error.name === 'string'
        ? error.name
        : 'Error';
  const frames = (typeof error.stack === 'string' ? error.stack : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const led = [cause, ...(Array.isArray(errors) ? errors : [])].filter((one) => one !== undefined);
  return {
    type,
    message: saidBy(error),
    ...(code === undefined ? {} : { code }),
    ...(typeof queue === 'string' ? { queue } : {}),
    stack: frames.join('\n'),
    ...(led.length > 0 && depth > 0 ? { causes: led.map((one) => describeError(one, depth - 1)) } : {}),
  };
}

/** An error on one line, without values. */
export function saidBy(error: unknown): string {
  if (!isErrorLike(error)) return typeof error === 'string' ? error : 'Something that is no error was thrown';
  const { message, code } = error;
  const said = STATEMENT.test(message) ? (message.split(' - ').at(-1) ?? '') : message;
  return DATA_EXCEPTION.test(String(code)) ? said.replace(/:.*$/s, '') : said;
}
