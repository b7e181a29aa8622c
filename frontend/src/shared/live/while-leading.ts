const nothing = (): void => undefined;

/** All browsers have both since 2022, but an address without TLS has no locks. */
export const canShareTabs = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * Leads while this tab is the first of its browser in line, and hands over when it stops, closes, or crashes.
 * `lead` starts and returns a function that ends it. Without locks each tab leads.
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
