import { lazy, Suspense, type ComponentType } from 'react';
import { loadLate } from './late-code.ts';

/**
 * A part that loads when it is first shown, such as a dialog. Nothing is in its place meanwhile. For a part that is
 * visible from the start, use `drawnPart`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await loadLate(load) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
