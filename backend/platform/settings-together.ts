type Given = Readonly<Record<string, unknown>>;
type Refusal = readonly [name: string, message: string];

/** Settings that only work together (rules.md#production-payments). */
const TOGETHER = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  // A notice is only valid with the agency's name, address, and number (rules.md#agency-contact).
  ['BACKGROUND_CHECK_URL', 'BACKGROUND_CHECK_KEY', 'BACKGROUND_CHECK_CONTACT'],
] as const;

/**
 * The missing settings of incomplete groups, each with the settings that require it; values are not shown.
 */
export function* togetherRefusals(env: Given): Generator<Refusal> {
  if (env['DATABASE_POOLER'] !== 'none' && !env['DATABASE_DIRECT_URL'])
    yield ['DATABASE_DIRECT_URL', 'must be set where DATABASE_POOLER is'];
  if (env['DATABASE_REPLICA_URLS'] && !env['DATABASE_URL'])
    yield ['DATABASE_URL', 'must be set where DATABASE_REPLICA_URLS is'];
  if (env['OIDC_ISSUER'] && !env['OIDC_CLIENT_ID'])
    yield ['OIDC_CLIENT_ID', 'must be set together with OIDC_ISSUER'];
  for (const names of TOGETHER) {
    const isUsed = names.some((name) => env[name]);
    const missing = names.filter((name) => isUsed && !env[name]);
    for (const name of missing) yield [name, `must be set together with ${names.join(', ')}`];
  }
  if (env['TAX'] === 'stripe' && !env['STRIPE_SECRET_KEY'])
    yield ['STRIPE_SECRET_KEY', 'must be set where TAX=stripe'];
  if (Boolean(env['VAPID_PUBLIC_KEY']) !== Boolean(env['VAPID_PRIVATE_KEY']))
    yield ['VAPID_PRIVATE_KEY', 'must be set together with VAPID_PUBLIC_KEY'];
  const privateKey = env['VAPID_PRIVATE_KEY'];
  if (typeof privateKey === 'string' && !/^[\w-]{43}$/.test(privateKey))
    yield ['VAPID_PRIVATE_KEY', 'must be a private key in base64url, 43 characters'];
}
