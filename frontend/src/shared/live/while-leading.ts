const nothing = (): void => undefined;

/** Both came to all browsers in 2022; an address without TLS has no locks. */
export const canShareTabs = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * Leads while this tab is the first of its browser that wants to, and hands over when it stops, is closed or crashes. `lead`
 * begins and returns what ends it. Without locks each tab leads.
 */
export function whileLeading(name: string, lead: () => () => void): () => void {
  if (!canShareTabs()) return lead();
  const waiting = new AbortController();
  let release = nothing;
  const leading = (): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.signal.aborted) {
        resolve();
        return;
      }
      const end = lead();
      release = () => {
        end();
        resolve();
      };
    });
  navigator.locks.request(name, { signal: waiting.signal }, leading).catch(nothing);
  return () => {
    waiting.abort();
    release();
    release = nothing;
  };
}
