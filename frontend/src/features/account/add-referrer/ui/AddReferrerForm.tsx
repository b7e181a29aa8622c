import { lazy, Suspense } from 'react';
import { Skeleton } from '#shared/ui/index.ts';
import type { AddReferrerProps } from './AddReferrerSheet.tsx';

const AddReferrerSheet = lazy(async () => ({
  default: (await import('./AddReferrerSheet.tsx')).AddReferrerSheet,
}));

/** For someone without a referrer (rules.md#referrer-once); the form comes when it is asked for. */
export function AddReferrerForm(props: AddReferrerProps) {
  return (
    <Suspense fallback={<Skeleton $height="142px" />}>
      <AddReferrerSheet {...props} />
    </Suspense>
  );
}
