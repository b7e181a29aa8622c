import type { Context } from 'koa';
import type { Language } from '#contract/http/vocabulary/language.ts';

/** The language of the screen that makes the call (rules.md#two-languages). */
export function languageOf(ctx: Context): Language {
  return ctx.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en';
}
