import { lazy, Suspense } from 'react';
import type { SeveralProps } from './SeveralForm.tsx';

/** Loads on demand, because the form includes a validator. */
const SeveralForm = lazy(() =>
  import('./SeveralForm.tsx').then((module) => ({ default: module.SeveralForm })),
);

export function OfferSeveralDialog(props: SeveralProps) {
  return (
    <Suspense fallback={null}>
      <SeveralForm {...props} />
    </Suspense>
  );
}
