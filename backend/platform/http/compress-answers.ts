import { constants } from 'node:zlib';
import type { Middleware } from 'koa';
import compress from 'koa-compress';

/** A smaller answer fits into the packets that its headers need anyway. */
export const SHORTEST_COMPRESSED = 1024;

/** Only texts: pictures and PDF are compressed already, and event streams are read line by line. */
const COMPRESSIBLE = /^(?:application\/(?:json|manifest\+json)|image\/svg\+xml|text\/(?!event-stream))/;

/**
 * Brotli or gzip by `Accept-Encoding`. Fast instead of small: a higher quality costs more time than it saves.
 *
 * An answer to another site's page is not compressed, so that its length reveals nothing. Otherwise a site
 * that controls words in the answer could guess a secret near them from the compressed length (BREACH).
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
