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

/** The bytes of a text that many are given: each encoding is made when it is first asked for, and once. */
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

/** To whoever has the text that the `ETag` names, 304. The type is set before. */
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

/** Who weighs what they take is followed; who only lists it gets the smallest. */
function choose(ctx: Context, header: string): Encoding {
  const liked = header.includes('q=') ? [ctx.acceptsEncodings([...BY_OUR_TASTE])] : BY_OUR_TASTE;
  return BY_OUR_TASTE.find((one) => liked.includes(one) && ctx.acceptsEncodings(one) === one) ?? 'identity';
}

/** Browsers have few ways to say what they take. */
function acceptedBy(ctx: Context): Encoding {
  const header = ctx.get('Accept-Encoding');
  const known = byHeader.get(header);
  if (known) return known;
  const accepted = choose(ctx, header);
  if (byHeader.size >= MOST_HEADERS) byHeader.clear();
  byHeader.set(header, accepted);
  return accepted;
}
