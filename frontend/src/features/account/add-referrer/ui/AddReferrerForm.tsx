import { lazy, Suspense } from 'react';
import { Skeleton } from '#shared/ui/index.ts';
import type { AddReferrerProps } from './AddReferrerSheet.tsx';

const AddReferrerSheet = lazy(async () => ({
  default: (await import('./AddReferrerSheet.tsx')).AddReferrerSheet,
}));

/** The form for someone without a referrer (rules.md#referrer-once). Loads on demand. */
export function AddReferrerForm(props: AddReferrerProps) {
  return (
    <Suspense fallback={<Skeleton $height="142px" />}>
      <AddReferrerSheet {...props} />
    </Suspense>
  );
}
