import type { Context, Middleware } from 'koa';
import { HttpError } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects unsafe calls by another site's page with this site's cookie. `isOpen` selects the calls that read
 * no cookie and require a secret in their address instead.
 */
export function refuseCrossSite(publicOrigin: string, isOpen: (ctx: Context) => boolean): Middleware {
  return (ctx, next) => {
    if (SAFE.has(ctx.method) || isOpen(ctx)) return next();
    const site = ctx.get('Sec-Fetch-Site');
    const origin = ctx.get('Origin');
    const bySite = site === 'same-origin' || site === 'none';
    const byOrigin = origin === publicOrigin || (origin === '' && site === '');
    if (!bySite && !byOrigin)
      throw new HttpError(403, 'http.cross_site', 'This call must come from our own pages');
    return next();
  };
}
