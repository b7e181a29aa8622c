import type { ComponentType } from 'react';

/** `site`: bar and footer. `public`: only the logo, for links without an account. */
export type Frame = 'site' | 'public';

export interface AppRoute {
  readonly path: string;
  readonly frame: Frame;
  readonly lazy: () => Promise<ComponentType>;
}
