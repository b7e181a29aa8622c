import { lazy, Suspense } from 'react';
import type { OfferFormProps } from './OfferForm.tsx';

/** The form brings the contract's validator along: it is loaded when the first offer is made. */
const OfferForm = lazy(() => import('./OfferForm.tsx').then((module) => ({ default: module.OfferForm })));

export function CreateOfferDialog(props: OfferFormProps) {
  return (
    <Suspense fallback={null}>
      <OfferForm {...props} />
    </Suspense>
  );
}
