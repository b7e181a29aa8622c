import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { HttpError } from '../errors.ts';

const MAX_BODY_BYTES = 256 * 1024;

/** The bytes as they came: what a webhook's signature was made over, or a file. @throws HttpError 413 */
export async function readRawBody(request: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBytes) {
      request.resume();
      throw new HttpError(413, 'http.too_large', 'The request is too large', { Connection: 'close' });
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function refuseUnstorableText(text: string): void {
  if (text.includes('\\u0000') || text.includes('\u0000')) {
    throw new HttpError(400, 'http.invalid_input', 'A text must not contain a NUL character');
  }
}

/**
 * The parsed JSON body, or undefined where the request has none.
 * @throws HttpError 400 malformed, 413 too large, 415 not JSON or compressed
 */
export async function readJsonBody(ctx: Context): Promise<unknown> {
  const hasBody = ctx.request.length !== 0 || ctx.get('Transfer-Encoding') !== '';
  if (!hasBody || (ctx.request.length === undefined && ctx.get('Transfer-Encoding') === '')) return undefined;
  if ((ctx.request.length ?? 0) > MAX_BODY_BYTES) {
    throw new HttpError(413, 'http.too_large', 'The request is too large', { Connection: 'close' });
  }
  if (!ctx.is('json') || ctx.get('Content-Encoding') !== '') {
    throw new HttpError(415, 'http.not_json', 'The request must be JSON');
  }
  const bytes = await readRawBody(ctx.req);
  if (bytes.length === 0) return undefined;
  const text = new TextDecoder('utf-8', { fatal: false }).decode(bytes);
  try {
    const parsed: unknown = JSON.parse(text);
    if (text.includes('\\u')) refuseUnstorableText(text);
    if (!JSON.stringify(parsed).isWellFormed() || /\\ud[89a-f]/i.test(JSON.stringify(parsed))) {
      throw new HttpError(400, 'http.invalid_input', 'A text holds an incomplete character');
    }
    return parsed;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'http.malformed_json', 'The request is not valid JSON');
  }
}
