import { Suspense } from 'react';
import { lazyCode } from '#shared/lib/index.ts';
import type { SeveralProps } from './SeveralForm.tsx';

/** Loads on demand, because the form includes a validator. */
const SeveralForm = lazyCode(async () => (await import('./SeveralForm.tsx')).SeveralForm);

export function OfferSeveralDialog(props: SeveralProps) {
  return (
    <Suspense fallback={null}>
      <SeveralForm {...props} />
    </Suspense>
  );
}
