import type { ComponentType } from 'react';
import type { Namespace } from '#shared/i18n/index.ts';

/**
 * `site`: bar and footer. `dashboard`: the bar with the dashboards' links. `public`: logo only, for links that need no
 * account. `none`: the page brings its own frame.
 */
export type Frame = 'site' | 'dashboard' | 'public' | 'none';

export interface AppRoute {
  readonly path: string;
  readonly frame: Frame;
  /** Text files that are loaded beside the page's code; `common` and `shell` are always there. */
  readonly texts: readonly Namespace[];
  readonly lazy: () => Promise<{ readonly Page: ComponentType }>;
}
