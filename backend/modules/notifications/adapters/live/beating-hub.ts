import type { LiveHub } from '../../application/live/live-hub.ts';

const BEAT_MS = 1_000;

export interface BeatingHub {
  readonly hub: LiveHub;
  readonly stop: () => Promise<void>;
}

/** Gives the hub its beat until the process ends. */
export function beatingHub(hub: LiveHub): BeatingHub {
  const timer = setInterval(() => hub.beat(), BEAT_MS).unref();
  return {
    hub,
    stop: async () => {
      clearInterval(timer);
      hub.drain();
    },
  };
}
