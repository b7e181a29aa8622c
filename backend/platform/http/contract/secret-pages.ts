/**
 * Screens with a secret in their address, as patterns of the web client's router. This is the only list of
 * them: they send no Referer (rules.md#link-referrer) and are in no search engine.
 */
export const SECRET_PAGES = [
  '/appeal/:token',
  '/background-check-consent/:consentToken',
  '/background-check-notice/:token',
  '/check-in/:id/:code',
  '/confirm-referral/:token',
  '/first-day/:token',
  '/i9/:token',
  '/interview/:token',
  '/reference-check/:token',
  '/sign-offer/:token',
  '/unsubscribe/:token',
  '/waitlist/confirm/:token',
] as const;

/** Screens with the secret in the query. */
export const SECRET_QUERIES = ['/reset-password', '/verify-email'] as const;

const PATTERNS = [...SECRET_PAGES, ...SECRET_QUERIES].map(
  (page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

export function isSecretPage(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
