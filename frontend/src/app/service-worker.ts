/** The worker that shows pushes, and a page of its own without a line (rules.md#kept-offline). Asked for last: it changes nothing of the first screen. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = (): void =>
    void navigator.serviceWorker.register('/push-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
