import type { Frame } from './app-route.ts';

/** Screens on the way into the product, and tools: nobody is asked for a role there. */
const NOT_ASKING = new Set([
  '/login',
  '/signup',
  '/employer-signup',
  '/worker-signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/join',
  '/onboarding',
]);

/** The role modal stands over the screens of the app, not over public links and legal texts (rules.md#role-question). */
export function asksForRole(path: string, frame: Frame): boolean {
  if (frame === 'public' || frame === 'none') return false;
  return !NOT_ASKING.has(path) && !path.startsWith('/dev/');
}
