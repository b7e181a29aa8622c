import type { Context, Middleware } from 'koa';
import { EncodedText, sendEncoded } from './encoded-text.ts';
import type { Route } from './routing/route.ts';
import { hasSessionCookie } from './sessions/sessions.ts';

interface KeptAnswer {
  readonly text: EncodedText;
  readonly etag: string;
  /** Other headers of the handler, such as `Link`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly until: number;
}

const KEPT_MS = 1000;
const MOST_KEPT = 100;
const LONGEST_ADDRESS = 512;
const MOST_REMEMBERED = 2000;

/**
 * Caches responses that are the same for every visitor in the process for a second. A cached response costs
 * no session, query, or parsing. Calls with a session cookie bypass the cache. A change through this process
 * clears all of it, so that people see their own changes immediately.
 *
 * An address is cached from its second request on: most searches are typed once, and would only push out the
 * lists that everyone sees.
 */
export class ResponseCache {
  private readonly kept = new Map<string, KeptAnswer>();
  private readonly underWay = new Map<string, Promise<void>>();
  /** Addresses that were requested before. True from the second request on. */
  private readonly requested = new Map<string, boolean>();
  private readonly now: () => number;
  private generation = 0;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  forget(): void {
    this.generation += 1;
    this.kept.clear();
  }

  /** Runs before the session. `count` counts a cached response against the caller's address. */
  middleware(route: Route, count: (ctx: Context) => Promise<void>): Middleware {
    return async (ctx, next) => {
      const key = ctx.url;
      if (hasSessionCookie(ctx) || key.length > LONGEST_ADDRESS) {
        await next();
        return;
      }
      this.remember(key);
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

  private remember(key: string): void {
    if (this.requested.size >= MOST_REMEMBERED) this.requested.clear();
    this.requested.set(key, this.requested.has(key));
  }

  private find(key: string): KeptAnswer | null {
    const kept = this.kept.get(key);
    return kept && kept.until > this.now() ? kept : null;
  }

  private async answerAndStore(key: string, ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const { generation } = this;
    const answered = next();
    // The waiting callers only need to know that it ended; an error belongs to the first caller.
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
    const isAnswer = (ctx.status === 200 || ctx.status === 304) && this.requested.get(key) === true;
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
