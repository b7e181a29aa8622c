import { Suspense, useState } from 'react';
import { lazyCode } from '#shared/lib/index.ts';
import type { ReferWorkerDialogProps } from '../model/referable-job.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const ReferSheet = lazyCode(async () => (await import('./ReferSheet.tsx')).ReferSheet);

/** Refers a worker (rules.md#refer-dialog). Loads the form's code and texts when it first opens. */
export function ReferWorkerDialog({ open, ...props }: ReferWorkerDialogProps) {
  const [round, setRound] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    // A reopened dialog starts at the form.
    if (open) setRound(round + 1);
  }
  if (round === 0) return null;
  return (
    <Suspense fallback={open ? <LoadingOverlay /> : null}>
      <ReferSheet key={round} open={open} {...props} />
    </Suspense>
  );
}
