import { Suspense } from 'react';
import { drawnPart } from '#shared/lib/index.ts';
import { SkeletonList } from '#shared/ui/index.ts';
import { Hero } from './Hero.tsx';
import { Section } from './Section.tsx';
import { useNearViewport } from './use-near-viewport.ts';

const BelowFold = drawnPart('below-fold', async () => (await import('./BelowFold.tsx')).BelowFold);

/** The first screen loads first; the rest loads when the user scrolls to it or follows its anchor. */
export function MarketingLanding() {
  const [edge, isNear] = useNearViewport<HTMLDivElement>();
  return (
    <>
      <Hero />
      <div ref={edge} />
      {isNear ? (
        <Suspense fallback={<Coming />}>
          <BelowFold />
        </Suspense>
      ) : (
        <Coming />
      )}
    </>
  );
}

function Coming() {
  return (
    <Section $ground="sunken">
      <SkeletonList count={6} lines={4} />
    </Section>
  );
}
