import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { Unavailable } from '#kernel/unavailable.ts';
import type { CardDrawing, CardLabels } from './card-labels.ts';

interface Limits {
  /** The number of cached pictures; one takes about 30 kB. */
  readonly kept?: number;
  readonly underWay?: number;
}

/** Change this when the design of the cards changes, so that they get new names. */
const LOOK = 1;
const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' };

/**
 * Pictures of links by their text: the same text gives the same picture, and only a few are drawn at a time.
 */
export class Cards {
  private readonly draw: CardDrawing['draw'];
  private readonly most: number;
  private readonly mostUnderWay: number;
  private readonly kept = new Map<string, Promise<Buffer>>();
  private underWay = 0;

  constructor(draw: CardDrawing['draw'], { kept = 200, underWay = 8 }: Limits = {}) {
    this.draw = draw;
    this.most = kept;
    this.mostUnderWay = underWay;
  }

  /**
   * Answers 304 without drawing to a client that has the picture. @throws Unavailable when too many are drawn
   */
  async answer(words: CardLabels, ctx: Context) {
    const key = keyOf(words);
    const headers = { ...HEADERS, ETag: `"${key}"` };
    ctx.set(headers);
    ctx.status = 200;
    if (ctx.fresh) return { status: 304 as const, headers };
    return { status: 200 as const, headers, body: await this.picture(key, words) };
  }

  private picture(key: string, words: CardLabels): Promise<Buffer> {
    const known = this.kept.get(key);
    const picture = known ?? this.begin(key, words);
    // Re-inserts it, so that the most recently requested one is evicted last.
    this.kept.delete(key);
    this.kept.set(key, picture);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) break;
      this.kept.delete(oldest);
    }
    return picture;
  }

  private begin(key: string, words: CardLabels): Promise<Buffer> {
    if (this.underWay >= this.mostUnderWay) throw new Unavailable('Too many pictures are being drawn');
    this.underWay += 1;
    const picture = this.draw(words)
      .then((bytes) => Buffer.from(bytes))
      .finally(() => (this.underWay -= 1));
    picture.catch(() => this.kept.delete(key));
    return picture;
  }
}

function keyOf(words: CardLabels): string {
  return createHash('sha256')
    .update(JSON.stringify([LOOK, words]))
    .digest('base64url')
    .slice(0, 22);
}
