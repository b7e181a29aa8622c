import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toasts } from './toast-store.ts';

/** After the screen itself, so that it is no part of the first load; before the connection may be gone. */
const COMES_AFTER_MS = 3000;

const lastToast = (): number => toasts.current()?.id ?? 0;
const noToast = (): number => 0;

/**
 * The toast region. It comes by itself soon after the first load, or with the first toast: without a connection it could not
 * come any more, and "no connection" is what it then has to say. A region that does not come takes no screen down with it.
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
