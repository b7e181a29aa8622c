import { lazy, Suspense } from 'react';
import type { AmendOfferProps } from './AmendForm.tsx';

/** Loads on demand, because the form includes a validator. */
const AmendForm = lazy(() => import('./AmendForm.tsx').then((module) => ({ default: module.AmendForm })));

export function AmendOfferDialog(props: AmendOfferProps) {
  return (
    <Suspense fallback={null}>
      <AmendForm {...props} />
    </Suspense>
  );
}
