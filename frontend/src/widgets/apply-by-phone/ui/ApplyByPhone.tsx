import { Suspense } from 'react';
import { lazyCode } from '#shared/lib/index.ts';
import { SkeletonList } from '#shared/ui/index.ts';
import type { ApplyFormProps } from './ApplyForm.tsx';

const ApplyForm = lazyCode(async () => (await import('./ApplyForm.tsx')).ApplyForm);

/** Applies without an account (rules.md#apply-without-account). Loads the form on first use. */
export function ApplyByPhone(props: ApplyFormProps) {
  return (
    <Suspense fallback={<SkeletonList count={1} lines={4} />}>
      <ApplyForm {...props} />
    </Suspense>
  );
}
