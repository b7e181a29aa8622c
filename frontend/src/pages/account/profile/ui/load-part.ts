import type { ProfilePart } from '../model/profile-parts.ts';

/** The code of each part but the first, which comes with the page. */
export const loadPart = {
  work: () => import('./parts/WorkPart.tsx'),
  notifications: () => import('./AlertSettings.tsx'),
  security: () => import('./SecuritySettings.tsx'),
  data: () => import('./parts/DataPart.tsx'),
} as const;

/** Begins with it while it is still asked who one is. A failure is said where the part is drawn. */
export function beginToLoad(part: ProfilePart | null): void {
  if (part !== null && part !== 'about') loadPart[part]().catch(() => undefined);
}
