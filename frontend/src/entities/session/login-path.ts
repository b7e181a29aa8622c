/** Sign-in is a browser navigation; it comes back to `returnTo` (decision 6). */
export function loginPath(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}
