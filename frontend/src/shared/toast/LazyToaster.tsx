import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** The toast region is loaded when the first screen stands: nothing is said before. */
export function LazyToaster() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return ready ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
