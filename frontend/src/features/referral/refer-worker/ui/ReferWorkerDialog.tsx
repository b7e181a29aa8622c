import { lazy, Suspense, useState } from 'react';
import type { ReferWorkerDialogProps } from '../model/referable-job.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const ReferSheet = lazy(async () => ({ default: (await import('./ReferSheet.tsx')).ReferSheet }));

/** Refer a worker (rules.md#refer-dialog). Form code and texts are loaded when it is first opened. */
export function ReferWorkerDialog({ open, ...props }: ReferWorkerDialogProps) {
  const [round, setRound] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Opened again, it starts again at the form.
    if (open) setRound(round + 1);
  }
  if (round === 0) return null;
  return (
    <Suspense fallback={open ? <LoadingOverlay /> : null}>
      <ReferSheet key={round} open={open} {...props} />
    </Suspense>
  );
}
