import { Suspense } from 'react';
import { lazyCode } from '#shared/lib/index.ts';
import type { OfferFormProps } from './OfferForm.tsx';

/** Loads on demand, because the form includes the contract's validator. */
const OfferForm = lazyCode(async () => (await import('./OfferForm.tsx')).OfferForm);

export function CreateOfferDialog(props: OfferFormProps) {
  return (
    <Suspense fallback={null}>
      <OfferForm {...props} />
    </Suspense>
  );
}
