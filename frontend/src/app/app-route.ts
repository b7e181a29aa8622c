import type { ComponentType } from 'react';

/**
 * `site`: bar and footer. `public`: logo only, for links that need no account. `none`: the page brings its own frame.
 */
export type Frame = 'site' | 'public' | 'none';

export interface AppRoute {
  readonly path: string;
  readonly frame: Frame;
  readonly lazy: () => Promise<{ readonly Page: ComponentType }>;
}
