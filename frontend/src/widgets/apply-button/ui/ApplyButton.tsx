import { lazy, Suspense } from 'react';
import { loadTexts } from '#shared/i18n/index.ts';
import { Skeleton } from '#shared/ui/index.ts';
import type { ApplyPanelProps } from './ApplyPanel.tsx';

const ApplyPanel = lazy(async () => {
  const [module] = await Promise.all([import('./ApplyPanel.tsx'), loadTexts(['worker', 'account'])]);
  return { default: module.ApplyPanel };
});

/** Quick Apply on a job's own page: loaded for workers alone. */
export function ApplyButton(props: ApplyPanelProps) {
  return (
    <Suspense fallback={<Skeleton $width="160px" $height="46px" />}>
      <ApplyPanel {...props} />
    </Suspense>
  );
}
