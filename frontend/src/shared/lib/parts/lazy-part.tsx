// oxlint-disable-next-line no-restricted-imports -- the one place that waits for a lost connection
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { loadLate } from './late-code.ts';

/**
 * A component whose code loads when it is first shown. Render it in a `Suspense`. Offline, the current screen stays
 * (rules.md#offline-navigation).
 */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadLate(load) }));
}

/**
 * A part that loads when it is first shown, such as a dialog. Nothing is in its place meanwhile. For a part that is
 * visible from the start, use `drawnPart`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazyCode(load);
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
