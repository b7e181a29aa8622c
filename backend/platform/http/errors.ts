import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DomainError, type DomainErrorKind } from '#kernel/domain-error.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import { isContention } from '../persistence/connection/contention.ts';
import { isDatabaseUnavailable } from '../persistence/connection/database-errors.ts';

const STATUS: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  expired: 410,
  rule_broken: 422,
  too_many: 429,
};

/** 400 is `invalidInput`, which names the field. */
type FrameStatus = 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429;

/** An error of HTTP handling itself, not of a domain rule. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: FrameStatus;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: FrameStatus,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The field at `path` is invalid; a header is given by its name, the whole body by the empty path. */
export function invalidInput(path: string, message: string, code = 'http.invalid_input'): DomainError {
  return new DomainError(code, 'invalid', message, { path });
}

/** Every 401 begins with this word, which clients check; details follow it. */
export function unauthorized(message = 'Unauthorized'): HttpError {
  const said = message.startsWith('Unauthorized') ? message : `Unauthorized: ${message}`;
  return new HttpError(401, 'identity.unauthorized', said);
}

interface ErrorAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

function ofZod(error: z.ZodError): ErrorAnswer {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return {
    status: error.issues.every(isRule) ? 422 : 400,
    body: { message: issues[0]?.message ?? 'Invalid request', code: 'http.invalid_input', issues },
  };
}

/** `AGAINST_RULE` of the contract. */
function isRule(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.['isRule'] === true;
}

function ofDomain({ kind, message, code, details }: DomainError): ErrorAnswer {
  const { retryAfterSeconds, ...others } = details;
  const answer = { status: STATUS[kind], body: { message, code, ...others } };
  return kind === 'too_many' ? { ...answer, headers: { 'Retry-After': String(retryAfterSeconds) } } : answer;
}

/** Null for an unexpected error. */
export function answerFor(error: unknown): ErrorAnswer | null {
  if (error instanceof z.ZodError) return ofZod(error);
  if (error instanceof DomainError) return ofDomain(error);
  if (error instanceof HttpError) {
    return {
      status: error.status,
      headers: error.headers,
      body: { message: error.message, code: error.code },
    };
  }
  if (isContention(error)) {
    return { status: 409, body: { message: 'Someone else just changed this', code: 'http.stale' } };
  }
  if (error instanceof Unavailable || isDatabaseUnavailable(error)) {
    const told = error instanceof Unavailable ? error.told : null;
    const body = told ?? { message: "The service isn't available right now", code: 'http.unavailable' };
    return { status: 503, headers: { 'Retry-After': '2' }, body };
  }
  return null;
}

/** Second outermost: converts all errors below into the API's error format. Internal details never leave. */
export function errorAnswers(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const known = answerFor(error);
      const cause = { err: error, requestId: ctx.state['requestId'] };
      if (!known) log.error(cause, 'unexpected error');
      else if (known.status === 503) log.warn(cause, 'a call could not be done for now');
      ctx.status = known?.status ?? 500;
      ctx.set('Cache-Control', 'private, no-store');
      ctx.set(known?.headers ?? {});
      ctx.body = known?.body ?? { message: 'Something went wrong', code: 'http.unexpected' };
    }
  };
}
