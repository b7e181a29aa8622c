import { lazy, Suspense } from 'react';
import { loadTexts } from '#shared/i18n/index.ts';
import { Skeleton } from '#shared/ui/index.ts';
import type { AddReferrerProps } from './AddReferrerSheet.tsx';

const AddReferrerSheet = lazy(async () => {
  const [module] = await Promise.all([import('./AddReferrerSheet.tsx'), loadTexts(['add-referrer'])]);
  return { default: module.AddReferrerSheet };
});

/** For somebody without a referrer (rules.md#referrer-once); the form comes when it is asked for. */
export function AddReferrerForm(props: AddReferrerProps) {
  return (
    <Suspense fallback={<Skeleton $height="142px" />}>
      <AddReferrerSheet {...props} />
    </Suspense>
  );
}
