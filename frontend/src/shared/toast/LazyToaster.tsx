import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toasts } from './toast-store.ts';

/** Late enough not to slow down the first load, and early enough to load before the connection may drop. */
const COMES_AFTER_MS = 3000;

const lastToast = (): number => toasts.current()?.id ?? 0;
const noToast = (): number => 0;

/**
 * The toast region. Loads automatically soon after the first load or with the first toast, because it could
 * not load without a connection and must be able to report that. If it fails to load, the screen still works.
 */
export function LazyToaster() {
  const last = useSyncExternalStore((listener) => toasts.subscribe(listener), lastToast, noToast);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toaster) return undefined;
    const load = (): void =>
      void import('./Toaster.tsx').then((module) => setToaster(() => module.Toaster), nothing);
    const timer = setTimeout(load, last > 0 ? 0 : COMES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [Toaster, last]);
  return Toaster && last > 0 ? <Toaster /> : null;
}

const nothing = (): void => undefined;
