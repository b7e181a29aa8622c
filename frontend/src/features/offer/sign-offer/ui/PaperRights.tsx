import { lazy, Suspense } from 'react';
import type { PaperRightsProps } from './PaperRightsButtons.tsx';

const PaperRightsButtons = lazy(async () => ({
  default: (await import('./PaperRightsButtons.tsx')).PaperRightsButtons,
}));

/** Below everything else, and after everything else. */
export function PaperRights(props: PaperRightsProps) {
  return (
    <Suspense fallback={null}>
      <PaperRightsButtons {...props} />
    </Suspense>
  );
}
