import { constants } from 'node:zlib';
import type { Middleware } from 'koa';
import compress from 'koa-compress';

/** A smaller answer fits into the packets that its headers need anyway. */
export const SHORTEST_COMPRESSED = 1024;

/** Texts alone: pictures and PDF are compressed already, and a stream of events is read line by line as it comes. */
const COMPRESSIBLE = /^(?:application\/(?:json|manifest\+json)|image\/svg\+xml|text\/(?!event-stream))/;

/**
 * Brotli or gzip by `Accept-Encoding`, quick rather than small: a higher quality costs more time than it saves.
 *
 * An answer to another site's page goes out as it is. Its length tells nothing there: who makes a browser ask with words
 * of their own could otherwise guess a secret beside them from how well both are compressed (BREACH).
 */
export function compressAnswers(): Middleware {
  const compressing = compress({
    filter: (type) => COMPRESSIBLE.test(type),
    threshold: SHORTEST_COMPRESSED,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    gzip: { level: 4 },
    zstd: false,
    deflate: false,
    encodingPreference: ['br', 'gzip', 'identity'],
  });
  return (ctx, next) => {
    if (ctx.get('Sec-Fetch-Site') === 'cross-site') ctx.compress = false;
    return compressing(ctx, next);
  };
}
