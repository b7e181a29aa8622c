import type { Context } from 'koa';
import { HttpError, invalidInput } from '../../errors.ts';
import { holdingForCall } from '../../limits/held-bytes.ts';
import { refuseUnstorableText } from './unstorable-text.ts';

const MAX_BODY_BYTES = 256 * 1024;

/**
 * The original bytes: a file, or the content that a webhook's signature covers. They count as waiting until
 * the response is sent (rules.md#held-bytes).
 * @throws HttpError 413, 429 with too many bytes at the same time
 */
export async function readRawBody(ctx: Context, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  const held = holdingForCall(ctx);
  let bytes = Buffer.alloc(0);
  let size = 0;
  try {
    // A rejected body is still read (rest-of-body.ts), so ending the loop must not end the connection.
    for await (const piece of ctx.req.iterator({ destroyOnReturn: false })) {
      const all = size + (piece as Buffer).length;
      if (all > maxBytes) throw tooLarge();
      held.reach(all);
      bytes = withRoom(bytes, all);
      (piece as Buffer).copy(bytes, size);
      size = all;
    }
  } catch (error) {
    held.release();
    throw error;
  }
  return bytes.subarray(0, size);
}

/** The pieces are copied together: a body that arrives in single bytes would take a hundred times its size. */
function withRoom(bytes: Buffer<ArrayBuffer>, needed: number): Buffer<ArrayBuffer> {
  if (needed <= bytes.length) return bytes;
  const larger = Buffer.allocUnsafe(Math.max(needed, 2 * bytes.length));
  bytes.copy(larger);
  return larger;
}

/**
 * The JSON object of the body; an empty one if the request has no body.
 * @throws DomainError 400 malformed or not an object; HttpError 413 too large, 415 not JSON or compressed,
 *   429 with too many large bodies at the same time
 */
export async function readJsonBody(ctx: Context): Promise<object> {
  const hasBody = ctx.request.length !== 0 || ctx.get('Transfer-Encoding') !== '';
  if (!hasBody || (ctx.request.length === undefined && ctx.get('Transfer-Encoding') === '')) return {};
  if ((ctx.request.length ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!ctx.is('json') || ctx.get('Content-Encoding') !== '') {
    throw new HttpError(415, 'http.not_json', 'The request must be JSON');
  }
  const bytes = await readRawBody(ctx);
  return bytes.length === 0 ? {} : objectOf(new TextDecoder('utf-8', { fatal: false }).decode(bytes));
}

export function tooLarge(): HttpError {
  return new HttpError(413, 'http.too_large', 'The request is too large');
}

function objectOf(text: string): object {
  const parsed = parse(text);
  // Only an escape can produce one: JSON has no raw NUL, and UTF-8 no lone surrogates.
  if (text.includes('\\u')) refuseUnstorableText(parsed);
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  throw invalidInput('', 'The request must be a JSON object');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput('', 'The request is not valid JSON', 'http.malformed_json');
  }
}
