import type { Context, Middleware } from 'koa';
import { EncodedText, sendEncoded } from './encoded-text.ts';
import type { Route } from './routing/route.ts';

interface KeptAnswer {
  readonly text: EncodedText;
  readonly etag: string;
  /** What the handler said beside the body: `Link`, and the like. */
  readonly headers: Readonly<Record<string, string>>;
  readonly until: number;
}

const KEPT_MS = 1000;
const MOST_KEPT = 100;
const LONGEST_ADDRESS = 512;

/**
 * Answers that are the same for every visitor, kept in the process for a second: whoever asks meanwhile costs neither
 * a session, nor a query, nor a parse. Calls with a session cookie never come here. A change that goes through this
 * process clears all of them, so that people see at once what they have just done.
 */
export class ResponseCache {
  private readonly kept = new Map<string, KeptAnswer>();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly now: () => number;
  private generation = 0;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  forget(): void {
    this.generation += 1;
    this.kept.clear();
  }

  /** Stands before the session. `count` counts a call that is answered from here against its address. */
  middleware(route: Route, count: (ctx: Context) => Promise<void>): Middleware {
    return async (ctx, next) => {
      const key = ctx.url;
      if (ctx.get('Cookie').includes('crewvine.sid=') || key.length > LONGEST_ADDRESS) {
        await next();
        return;
      }
      await this.underWay.get(key);
      const kept = this.find(key);
      if (kept) {
        ctx.state['route'] = route.path;
        await count(ctx);
        await send(ctx, kept);
      } else {
        await this.answerAndStore(key, ctx, next);
      }
    };
  }

  private find(key: string): KeptAnswer | null {
    const kept = this.kept.get(key);
    return kept && kept.until > this.now() ? kept : null;
  }

  private async answerAndStore(key: string, ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const { generation } = this;
    const answered = next();
    // Who waits for it only wants to know that it is over; failing is the first caller's own answer.
    const over = answered.then(
      () => undefined,
      () => undefined,
    );
    this.underWay.set(key, over);
    try {
      await answered;
    } finally {
      if (this.underWay.get(key) === over) this.underWay.delete(key);
    }
    const isAnswer = ctx.status === 200 || ctx.status === 304;
    if (isAnswer && typeof ctx.body === 'string' && generation === this.generation)
      await send(ctx, this.keep(key, ctx, ctx.body));
  }

  private keep(key: string, ctx: Context, text: string): KeptAnswer {
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const kept = {
      text: new EncodedText(text),
      etag: ctx.response.get('ETag'),
      headers: answerHeaders(ctx),
      until: this.now() + KEPT_MS,
    };
    this.kept.set(key, kept);
    return kept;
  }
}

function answerHeaders({ state }: Context): Readonly<Record<string, string>> {
  return state['answerHeaders'] ?? {};
}

async function send(ctx: Context, { text, etag, headers }: KeptAnswer): Promise<void> {
  ctx.status = 200;
  ctx.set('ETag', etag);
  ctx.set('Cache-Control', 'public, max-age=0, must-revalidate');
  ctx.vary('Cookie');
  ctx.set(headers);
  ctx.type = 'json';
  await sendEncoded(ctx, text);
}
