import { Suspense } from 'react';
import { lazyCode } from '#shared/lib/index.ts';
import type { AmendOfferProps } from './AmendForm.tsx';

/** Loads on demand, because the form includes a validator. */
const AmendForm = lazyCode(async () => (await import('./AmendForm.tsx')).AmendForm);

export function AmendOfferDialog(props: AmendOfferProps) {
  return (
    <Suspense fallback={null}>
      <AmendForm {...props} />
    </Suspense>
  );
}
