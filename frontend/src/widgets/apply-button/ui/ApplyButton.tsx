import { Suspense } from 'react';
import { lazyCode } from '#shared/lib/index.ts';
import { Skeleton } from '#shared/ui/index.ts';
import type { ApplyPanelProps } from './ApplyPanel.tsx';

const ApplyPanel = lazyCode(async () => (await import('./ApplyPanel.tsx')).ApplyPanel);

/** Quick Apply on a job's own page; loaded only for workers. */
export function ApplyButton(props: ApplyPanelProps) {
  return (
    <Suspense fallback={<Skeleton $width="160px" $height="46px" />}>
      <ApplyPanel {...props} />
    </Suspense>
  );
}
