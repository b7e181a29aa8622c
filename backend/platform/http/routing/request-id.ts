import type { Context } from 'koa';

/** The `X-Request-Id` of a call, as the audit log keeps it. */
export function requestIdOf(ctx: Context): string | null {
  const id: unknown = ctx.state['requestId'];
  return typeof id === 'string' ? id : null;
}
