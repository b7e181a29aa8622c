import type { ProfilePart } from '../model/profile-parts.ts';

/** Loads the code of each part except the first, which is part of the page. */
export const loadPart = {
  work: () => import('./parts/WorkPart.tsx'),
  notifications: () => import('./AlertSettings.tsx'),
  security: () => import('./SecuritySettings.tsx'),
  data: () => import('./parts/DataPart.tsx'),
} as const;

/** Starts loading while the sign-in check runs. A failure appears when the part renders. */
export function beginToLoad(part: ProfilePart | null): void {
  if (part !== null && part !== 'about') loadPart[part]().catch(() => undefined);
}
