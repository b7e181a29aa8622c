import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserId } from '#kernel/ids.ts';

export interface CallOrigin {
  readonly address: string;
  readonly userAgent: string;
  /** Who is signed in; null where nobody is. */
  readonly userId: UserId | null;
}

const origins = new AsyncLocalStorage<CallOrigin>();

/** Where the call in hand comes from, for what is counted or written down by it far from any route. */
export const callOrigin = {
  /** Null outside of calls. */
  get: (): CallOrigin | null => origins.getStore() ?? null,
  run: <T>(origin: CallOrigin, work: () => T): T => origins.run(origin, work),
};
