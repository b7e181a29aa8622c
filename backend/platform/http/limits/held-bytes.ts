import type { Context } from 'koa';
import { Unavailable } from '#kernel/unavailable.ts';
import { HttpError } from '../errors.ts';
import { addressKey } from './address-key.ts';

const MEGABYTE = 1024 * 1024;
/**
 * The limits for all callers together and for one: a person sends and receives a few large files at a time.
 */
const MOST_HELD = 160 * MEGABYTE;
const MOST_OF_ONE = 40 * MEGABYTE;
/** Smaller bodies are not counted: large ones that wait must not refuse everyday calls. */
const LEAST_COUNTED = 64 * 1024;
/** After this time without a read, the reader has gone. */
const UNREAD_FOR_MS = 60_000;

/**
 * The size of bodies in memory that wait for the rest of an upload or for a slow reader
 * (rules.md#held-bytes).
 */
export class HeldBytes {
  private readonly most: number;
  private readonly mostOfOne: number;
  private readonly byHolder = new Map<string, number>();
  private all = 0;

  constructor(most = MOST_HELD, mostOfOne = MOST_OF_ONE) {
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  get held(): number {
    return this.all;
  }

  /** @throws HttpError 429 if the holder has too much waiting, Unavailable if all together have */
  take(holder: string, bytes: number): void {
    const own = (this.byHolder.get(holder) ?? 0) + bytes;
    if (own > this.mostOfOne)
      throw new HttpError(429, 'http.too_many', 'Too many tries. Please wait a moment.', {
        'Retry-After': '5',
      });
    if (this.all + bytes > this.most) throw new Unavailable('Too many large files are on their way');
    this.byHolder.set(holder, own);
    this.all += bytes;
  }

  release(holder: string, bytes: number): void {
    const left = (this.byHolder.get(holder) ?? 0) - bytes;
    if (left > 0) this.byHolder.set(holder, left);
    else this.byHolder.delete(holder);
    this.all -= bytes;
  }
}

/** One for each process, because memory is per process. */
export const heldBytes = new HeldBytes();

/**
 * Counts a body of a call from 64 kB on, until it is released, the response is sent, or the caller leaves.
 * `reach` takes its size so far.
 */
export function holdingForCall(ctx: Context): { reach(size: number): void; release(): void } {
  const holder = String(ctx.state['userId'] ?? addressKey(ctx.ip));
  let held = 0;
  const release = (): void => {
    heldBytes.release(holder, held);
    held = 0;
  };
  ctx.res.once('close', release);
  const reach = (size: number): void => {
    if (size < LEAST_COUNTED || ctx.res.closed) return;
    heldBytes.take(holder, size - held);
    held = size;
  };
  return { reach, release };
}

/** Counts an outgoing file, and aborts one that is not read. */
export function holdWhileSent(ctx: Context, { length }: Uint8Array): void {
  if (length < LEAST_COUNTED || ctx.res.closed) return;
  holdingForCall(ctx).reach(length);
  abortUnread(ctx);
}

/** Ends a download that its reader leaves: a part of it waits in memory. */
export function abortUnread({ res }: Context): void {
  res.setTimeout(UNREAD_FOR_MS, () => res.destroy());
}
