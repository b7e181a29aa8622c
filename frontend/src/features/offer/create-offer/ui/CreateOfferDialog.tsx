import { lazy, Suspense } from 'react';
import type { OfferFormProps } from './OfferForm.tsx';

/** Loads on demand, because the form includes the contract's validator. */
const OfferForm = lazy(() => import('./OfferForm.tsx').then((module) => ({ default: module.OfferForm })));

export function CreateOfferDialog(props: OfferFormProps) {
  return (
    <Suspense fallback={null}>
      <OfferForm {...props} />
    </Suspense>
  );
}
