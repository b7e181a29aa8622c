import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { SHORTEST_COMPRESSED } from './compress-answers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const QUALITY = 5;
const MOST_HEADERS = 100;
const byHeader = new Map<string, Encoding>();

const ENCODERS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: QUALITY }),
  identity: async (bytes) => bytes,
};

/** The bytes of a shared text: each encoding is created once, on the first request for it. */
export class EncodedText {
  readonly text: string;
  private readonly made = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.text = text;
  }

  encodingFor(ctx: Context): Encoding {
    return this.text.length < SHORTEST_COMPRESSED ? 'identity' : acceptedBy(ctx);
  }

  bytes(encoding: Encoding): Promise<Buffer> {
    const made = this.made.get(encoding) ?? ENCODERS[encoding](Buffer.from(this.text));
    this.made.set(encoding, made);
    return made;
  }
}

/** Sends 304 to a client that has the text of the `ETag`. Set the type before the call. */
export async function sendEncoded(ctx: Context, text: EncodedText): Promise<void> {
  ctx.vary('Accept-Encoding');
  if (ctx.get('If-None-Match') && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = text.encodingFor(ctx);
  const bytes = await text.bytes(encoding);
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes;
}

const BY_OUR_TASTE = ['br', 'gzip', 'identity'] as const;

/** A client's weights are respected; a client that only lists encodings gets the smallest. */
function choose(ctx: Context, header: string): Encoding {
  const liked = header.includes('q=') ? [ctx.acceptsEncodings([...BY_OUR_TASTE])] : BY_OUR_TASTE;
  return BY_OUR_TASTE.find((one) => liked.includes(one) && ctx.acceptsEncodings(one) === one) ?? 'identity';
}

/** Caches by header, because browsers send only a few variants. */
function acceptedBy(ctx: Context): Encoding {
  const header = ctx.get('Accept-Encoding');
  const known = byHeader.get(header);
  if (known) return known;
  const accepted = choose(ctx, header);
  if (byHeader.size >= MOST_HEADERS) byHeader.clear();
  byHeader.set(header, accepted);
  return accepted;
}
