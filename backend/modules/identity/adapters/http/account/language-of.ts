import type { Context } from 'koa';

/** In which the screen is that makes the call (rules.md#two-languages). */
export function languageOf(ctx: Context): 'en' | 'es' {
  return ctx.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en';
}
