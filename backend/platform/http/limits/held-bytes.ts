import type { Context } from 'koa';
import { Unavailable } from '#kernel/unavailable.ts';
import { HttpError } from '../errors.ts';

const MEGABYTE = 1024 * 1024;
/** Of all callers together, and of one: a person sends and gets a few large files at a time. */
const MOST_HELD = 160 * MEGABYTE;
const MOST_OF_ONE = 40 * MEGABYTE;
/** What is smaller is not worth counting. */
const LEAST_COUNTED = 64 * 1024;
/** Nothing of a file has been taken for so long: whoever asked for it has gone. */
const UNREAD_FOR_MS = 60_000;

/** How large bodies wait in memory, for the rest of what is being sent or for a slow reader (rules.md#held-bytes). */
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

  /** @throws HttpError 429 where the holder has too much waiting, Unavailable where all of them have */
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

/** Of this process: what it has in memory is its own. */
export const heldBytes = new HeldBytes();

/** Counts what is held for a call, until it is released, its answer has gone out, or its caller has left. */
export function holdingForCall(ctx: Context): { take(bytes: number): void; release(): void } {
  const holder = String(ctx.state['userId'] ?? ctx.ip);
  let held = 0;
  const release = (): void => {
    heldBytes.release(holder, held);
    held = 0;
  };
  ctx.res.once('close', release);
  const take = (bytes: number): void => {
    heldBytes.take(holder, bytes);
    held += bytes;
  };
  return { take, release };
}

/** A file that goes out; one that nobody reads is broken off. */
export function holdWhileSent(ctx: Context, { length }: Uint8Array): void {
  if (length < LEAST_COUNTED || ctx.res.closed) return;
  holdingForCall(ctx).take(length);
  ctx.res.setTimeout(UNREAD_FOR_MS, () => ctx.res.destroy());
}
