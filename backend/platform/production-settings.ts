/** The settings that production checks, already parsed. */
interface ProductionSettings {
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY: number;
  readonly SESSION_KEYS?: readonly string[] | undefined;
  readonly FIELD_ENCRYPTION_KEYS?: readonly string[] | undefined;
  readonly ACCESS_PASSWORD?: string | undefined;
  readonly DEMO_DATA?: boolean | 'large' | undefined;
  readonly DEV_TOOLS: boolean;
  readonly SMS_LIMITS: boolean;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly SANDBOX_PAYMENTS?: 'allow' | undefined;
  readonly SELLER_ADDRESS?: readonly string[] | undefined;
  readonly OIDC_ISSUER?: string | undefined;
}

type Refusal = readonly [name: keyof ProductionSettings, message: string];

const KEY_LENGTH = 32;
const PASSWORD_LENGTH = 8;
const RANDOM_KEY = 'write the answer of: openssl rand -base64 32';

/**
 * The reasons why production does not start with these settings, each with a fix; values are not shown
 * (rules.md#production-settings).
 */
export function productionRefusals(env: ProductionSettings): readonly Refusal[] {
  return [...keyRefusals(env), ...addressRefusals(env), ...developmentRefusals(env), ...moneyRefusals(env)];
}

function* keyRefusals(env: ProductionSettings): Generator<Refusal> {
  if (!env.SESSION_KEYS?.length) yield ['SESSION_KEYS', `must be set in production: ${RANDOM_KEY}`];
  if (env.SESSION_KEYS?.some((key) => key.length < KEY_LENGTH))
    yield ['SESSION_KEYS', `must be keys of at least ${KEY_LENGTH} characters in production: ${RANDOM_KEY}`];
  if (!env.FIELD_ENCRYPTION_KEYS?.length)
    yield ['FIELD_ENCRYPTION_KEYS', `must be set in production: ${RANDOM_KEY}`];
  if ((env.ACCESS_PASSWORD?.length ?? 0) < PASSWORD_LENGTH)
    yield ['ACCESS_PASSWORD', `must be set in production: write at least ${PASSWORD_LENGTH} characters`];
}

function* addressRefusals(env: ProductionSettings): Generator<Refusal> {
  const isSecure = /^https:/i.test(env.PUBLIC_URL ?? '');
  if (!isSecure) yield ['PUBLIC_URL', 'must be an https address in production: write https://your-domain'];
  if (isSecure && env.TRUST_PROXY === 0)
    yield [
      'TRUST_PROXY',
      'must be set where PUBLIC_URL is https: write how many proxies are in front, mostly 1',
    ];
  if (/^http:/i.test(env.OIDC_ISSUER ?? ''))
    yield ['OIDC_ISSUER', 'must use https in production: write https://…'];
}

function* developmentRefusals(env: ProductionSettings): Generator<Refusal> {
  if (env.DEV_TOOLS) yield ['DEV_TOOLS', 'must be off in production: write off, or nothing'];
  if (env.DEMO_DATA)
    yield ['DEMO_DATA', 'must be off in production, as its passwords are public: write off, or nothing'];
  if (!env.SMS_LIMITS) yield ['SMS_LIMITS', 'must be on in production: write on, or nothing'];
}

function* moneyRefusals(env: ProductionSettings): Generator<Refusal> {
  if (!env.STRIPE_SECRET_KEY && env.SANDBOX_PAYMENTS !== 'allow')
    yield [
      'STRIPE_SECRET_KEY',
      'must be set in production: write the key of Stripe, or SANDBOX_PAYMENTS=allow to move no real money',
    ];
  if (env.STRIPE_SECRET_KEY && !env.SELLER_ADDRESS?.some((line) => line !== ''))
    yield [
      'SELLER_ADDRESS',
      'must be set where real money is charged, for an invoice is never changed: write 12 Main St|Austin, TX 78701',
    ];
}
