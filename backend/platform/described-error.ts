import { stdSerializers } from 'pino';

const STATEMENT = /^\s*(select|insert|update|delete|with|begin|commit|set)\b/i;
/** Of a database that did not understand a value: its message ends in the value. */
const DATA_EXCEPTION = /^22/;
/** As deep as libraries wrap what a driver says. */
const DEPTH = 3;

export interface DescribedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: unknown;
  /** Of the queue: where it happened. */
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
 * An error without what people have written: a failed statement carries its values in its message, and an error of a library may
 * carry the object that it failed on. What led to it is kept: where no connection could be opened, the causes alone say why.
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

/** What an error says in one line, without values. */
export function saidBy(error: unknown): string {
  if (!isErrorLike(error)) return typeof error === 'string' ? error : 'Something that is no error was thrown';
  const { message, code } = error;
  const said = STATEMENT.test(message) ? (message.split(' - ').at(-1) ?? '') : message;
  return DATA_EXCEPTION.test(String(code)) ? said.replace(/:.*$/s, '') : said;
}
