import type { Frame } from './app-route.ts';

/** Tools and the screens before sign-in. None of them shows the role modal. */
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

/** The role modal covers screens of the app, but no public links and legal texts (rules.md#role-question). */
export function asksForRole(path: string, frame: Frame): boolean {
  return frame === 'site' && !NOT_ASKING.has(path) && !path.startsWith('/dev/');
}
