import { lazy, Suspense } from 'react';
import type { AmendOfferProps } from './AmendForm.tsx';

/** As the dialog that makes one: the validator comes along when it opens. */
const AmendForm = lazy(() => import('./AmendForm.tsx').then((module) => ({ default: module.AmendForm })));

export function AmendOfferDialog(props: AmendOfferProps) {
  return (
    <Suspense fallback={null}>
      <AmendForm {...props} />
    </Suspense>
  );
}
