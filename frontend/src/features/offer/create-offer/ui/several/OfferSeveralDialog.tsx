import { lazy, Suspense } from 'react';
import type { SeveralProps } from './SeveralForm.tsx';

/** As the dialog for one: the validator comes along when it opens. */
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
