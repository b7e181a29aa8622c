import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { HttpError, invalidInput } from '../../errors.ts';
import { holdingForCall } from '../../limits/held-bytes.ts';
import { refuseUnstorableText } from './unstorable-text.ts';

const MAX_BODY_BYTES = 256 * 1024;

/**
 * The original bytes: a file, or the content that a webhook's signature covers.
 * @throws HttpError 413
 */
export async function readRawBody(
  request: IncomingMessage,
  maxBytes = MAX_BODY_BYTES,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A rejected body is still read (rest-of-body.ts), so ending the loop must not end the connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBytes) throw tooLarge();
    onBytes(bytes.length);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/**
 * A file as the whole body. If its length is declared, one that is too large is rejected before its bytes
 * arrive, else at the first byte too many.
 * @throws HttpError 413, 415 compressed, 429 with too many files at the same time
 */
export async function readFileBody(ctx: Context, maxBytes: number): Promise<Buffer> {
  if (ctx.get('Content-Encoding') !== '')
    throw new HttpError(415, 'http.encoded', 'A file must come as it is');
  if ((ctx.request.length ?? 0) > maxBytes) throw tooLarge();
  const held = holdingForCall(ctx);
  try {
    return await readRawBody(ctx.req, maxBytes, (bytes) => held.take(bytes));
  } catch (error) {
    held.release();
    throw error;
  }
}

/**
 * The JSON object of the body; an empty one if the request has no body.
 * @throws DomainError 400 malformed or not an object; HttpError 413 too large, 415 not JSON or compressed
 */
export async function readJsonBody(ctx: Context): Promise<object> {
  const hasBody = ctx.request.length !== 0 || ctx.get('Transfer-Encoding') !== '';
  if (!hasBody || (ctx.request.length === undefined && ctx.get('Transfer-Encoding') === '')) return {};
  if ((ctx.request.length ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!ctx.is('json') || ctx.get('Content-Encoding') !== '') {
    throw new HttpError(415, 'http.not_json', 'The request must be JSON');
  }
  const bytes = await readRawBody(ctx.req);
  return bytes.length === 0 ? {} : objectOf(new TextDecoder('utf-8', { fatal: false }).decode(bytes));
}

function tooLarge(): HttpError {
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
