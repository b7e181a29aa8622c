/** Registers the worker for push notifications and the offline page (`rules.md#kept-offline`). Runs last: the first screen does not need it. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = (): void =>
    void navigator.serviceWorker.register('/push-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
