import { Suspense } from 'react';
import { lazyCode } from '#shared/lib/index.ts';
import { Skeleton } from '#shared/ui/index.ts';
import type { AddReferrerProps } from './AddReferrerSheet.tsx';

const AddReferrerSheet = lazyCode(async () => (await import('./AddReferrerSheet.tsx')).AddReferrerSheet);

/** The form for someone without a referrer (rules.md#referrer-once). Loads on demand. */
export function AddReferrerForm(props: AddReferrerProps) {
  return (
    <Suspense fallback={<Skeleton $height="142px" />}>
      <AddReferrerSheet {...props} />
    </Suspense>
  );
}
