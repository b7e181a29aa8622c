import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserId } from '#kernel/ids.ts';

export interface CallOrigin {
  readonly address: string;
  readonly userAgent: string;
  /** The signed-in user; null if signed out. */
  readonly userId: UserId | null;
}

const origins = new AsyncLocalStorage<CallOrigin>();

/** The origin of the current call, for code far from any route that counts or records it. */
export const callOrigin = {
  /** Null outside of calls. */
  get: (): CallOrigin | null => origins.getStore() ?? null,
  run: <T>(origin: CallOrigin, work: () => T): T => origins.run(origin, work),
};
