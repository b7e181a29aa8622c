import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';

/** Three times the largest file. A larger body is cut off. */
const MOST_BYTES = 32 * 1024 * 1024;
/** The longest pause of a sender. */
const SILENCE_MS = 10_000;

/**
 * Reads the rest of a body that was refused before all of it had come. The answer goes out right away, and the connection is only
 * closed afterward: a caller that is still sending to a closed connection loses the answer (RFC 9112, 9.6).
 */
export function readRestOfBody(): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.req.complete || ctx.req.destroyed || ctx.body instanceof Readable) return;
    const bytes = bytesOf(ctx);
    if (bytes === null) return readOn(ctx.req);
    async function* answer(): AsyncGenerator<Buffer> {
      if (bytes) yield bytes;
      await readOn(ctx.req);
    }
    ctx.body = Readable.from(answer());
    ctx.length = bytes.length;
  };
}

/** Null for an answer without a body. */
function bytesOf({ method, body }: Context): Buffer | null {
  if (method === 'HEAD' || body === null || body === undefined) return null;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function readOn(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = MOST_BYTES;
  request.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) request.socket.destroy();
  });
  for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
  request.setTimeout(SILENCE_MS);
  request.resume();
  return promise;
}
