import type { Context } from 'koa';

/** The `X-Request-Id` of a call, for the audit log. */
export function requestIdOf(ctx: Context): string | null {
  const id: unknown = ctx.state['requestId'];
  return typeof id === 'string' ? id : null;
}
