/** Sign-in is a browser navigation that returns to `returnTo` (rules.md#return-path). */
export function loginPath(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}
