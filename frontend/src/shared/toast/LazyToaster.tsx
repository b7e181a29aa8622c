import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));
const hasToast = (): boolean => toasts.current() !== null;

/** The toast region comes with the first toast: it is no part of the first load. */
export function LazyToaster() {
  const needed = useSyncExternalStore((listener) => toasts.subscribe(listener), hasToast);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
