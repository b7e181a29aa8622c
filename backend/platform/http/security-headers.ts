import { randomBytes } from 'node:crypto';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

export interface SecurityHeaderOptions {
  /** Stripe's own hosts are allowed only if Stripe takes the payments. */
  readonly stripe: boolean;
  readonly secure: boolean;
}

const STRIPE = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  api: 'https://api.stripe.com',
  frame: 'https://hooks.stripe.com',
};

/**
 * Screens use only these: the location, and a host's camera for guests' codes. Card payments are in Stripe's
 * frames.
 */
const PERMISSIONS = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=(self)',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self "https://js.stripe.com")',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'serial=()',
  'usb=()',
].join(', ');

/**
 * Helmet's headers, computed once because they are the same for every answer. Pages also get a policy with a
 * nonce.
 */
export function securityHeaders({ secure }: SecurityHeaderOptions): Middleware {
  const headers = Object.entries(
    headersOf(
      helmet({
        contentSecurityPolicy: false,
        crossOriginEmbedderPolicy: false,
        // Leaves out headers that only obsolete browsers read.
        xDnsPrefetchControl: false,
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      }),
    ),
  );
  headers.push(['Permissions-Policy', PERMISSIONS]);
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
}

/** The headers that a middleware sets, which it does synchronously. */
function headersOf(middleware: Middleware): Record<string, string> {
  const headers: Record<string, string> = {};
  const res = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  void middleware({ req: {}, res } as unknown as Parameters<Middleware>[0], async () => undefined);
  if (!('X-Content-Type-Options' in headers)) throw new Error('Helmet set no headers');
  return headers;
}

/** The policy of rules.md#content-policy for one page, and the nonce for its elements. */
export function pagePolicy({ stripe }: SecurityHeaderOptions): { nonce: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  const withStripe = (...hosts: string[]): string => (stripe ? ` ${hosts.join(' ')}` : '');
  const policy = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${withStripe(STRIPE.script)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'${withStripe(STRIPE.api)}`,
    `frame-src 'self'${withStripe(STRIPE.script, STRIPE.frame)}`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
  return { nonce, policy };
}
