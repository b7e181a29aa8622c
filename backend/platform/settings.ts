import { z } from 'zod';
import { isFieldKey } from './encryption/aes-field-cipher.ts';
import { OUTSIDE_SERVICES, outsideServicesOf, type OutsideServices } from './outside-services.ts';
import { POOLERS, type Pooler } from './persistence/connection/pooler.ts';
import { productionRefusals } from './production-settings.ts';
import { togetherRefusals } from './settings-together.ts';

const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => ['on', 'true', '1'].includes(value));
const port = z.coerce.number().int().min(0).max(65_535);
const urlList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((url) => url.trim())
      .filter((url) => url.length > 0),
  )
  .refine(
    (urls) => urls.every((url) => /^postgres(?:ql)?:\/\/./.test(url) && URL.canParse(url)),
    'must be addresses that begin with postgres://, separated by commas',
  );
const secretList = z.string().transform((text) => text.split(',').filter((key) => key.length > 0));

const schema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATABASE_URL: z.string().startsWith('postgres').optional(),
    DATABASE_DIRECT_URL: z.string().startsWith('postgres').optional(),
    DATABASE_REPLICA_URLS: urlList.optional(),
    DATABASE_POOLER: z.enum(POOLERS).default('none'),
    DATA_DIR: z.string().default('.data'),
    SESSION_KEYS: secretList.optional(),
    FIELD_ENCRYPTION_KEYS: secretList
      .refine(
        (keys) => keys.every(isFieldKey),
        'must be keys of 32 random bytes in base64, separated by commas',
      )
      .optional(),
    ACCESS_PASSWORD: z.string().min(1).optional(),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(8).optional(),
    BREACHED_PASSWORDS: z.string().optional(),
    ADMIN_MFA: z.enum(['required', 'optional']).optional(),
    DEMO_DATA: z.union([onOff, z.literal('large')]).optional(),
    DEV_TOOLS: onOff.default(false),
    PROCESS: z.enum(['web', 'worker', 'all']).default('all'),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_BASE: z.url().optional(),
    SANDBOX_PAYMENTS: z.literal('allow').optional(),
    SELLER_NAME: z.string().max(120).default('Crewvine'),
    SELLER_ADDRESS: z
      .string()
      .max(400)
      .transform((text) => text.split('|').map((line) => line.trim()))
      .optional(),
    SELLER_EMAIL: z.email().optional(),
    SELLER_TAX_ID: z.string().max(40).optional(),
    TAX: z.enum(['none', 'stripe']).default('none'),
    TWILIO_ACCOUNT_SID: z
      .string()
      .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits')
      .optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_FROM: z.string().optional(),
    TWILIO_API_BASE: z.url().optional(),
    SMS_COUNTRIES: z
      .string()
      .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must be country codes of two capital letters, separated by commas')
      .transform((codes) => codes.split(','))
      .optional(),
    SMS_DAILY_LIMIT: z.coerce.number().int().min(1).max(1_000_000).default(1000),
    SMS_DAILY_BUDGET: z.coerce.number().int().min(1).max(1_000_000).default(50),
    SMS_LIMITS: onOff.default(true),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Crewvine <hello@crewvine.test>'),
    SUPPORT_CONTACT: z.string().max(40).optional(),
    MAIL_REPORT_KEY: z.string().min(16).optional(),
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/, 'must be a public key in base64url, 87 characters')
      .optional(),
    VAPID_PRIVATE_KEY: z.string().optional(),
    PUSH_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
    ...OUTSIDE_SERVICES,
    I9_FORM_PDF: z.string().optional(),
    PRELAUNCH: onOff.default(false),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    LOG_ADDRESSES: z.enum(['full', 'masked', 'off']).default('full'),
    METRICS_PORT: port.optional(),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  })
  .superRefine((env, ctx) => {
    const refuse = (name: string, message: string): void =>
      ctx.addIssue({ code: 'custom', path: [name], message });
    for (const [name, message] of togetherRefusals(env)) refuse(name, message);
    if (env.NODE_ENV !== 'production') return;
    for (const [name, message] of productionRefusals(env)) refuse(name, message);
  });

type Environment = z.output<typeof schema>;

export interface Settings extends OutsideServices {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly databaseUrl: string | null;
  /** A direct connection that bypasses a transaction pooler; null without a pooler. */
  readonly databaseDirectUrl: string | null;
  /** Read-only copies of the database, which serve reads that may be a second old. */
  readonly databaseReplicaUrls: readonly string[];
  readonly databasePooler: Pooler;
  readonly dataDir: string;
  readonly sessionKeys: readonly string[];
  /** The keys for social security and document numbers: the first seals, all of them open. */
  readonly fieldEncryptionKeys: readonly string[];
  readonly accessPassword: string;
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** The path of the filter of breached passwords; null if none is used. */
  readonly breachedPasswords: string | null;
  /** Admins can do nothing before they have a second factor. */
  readonly adminMfa: boolean;
  /** The size of the demo data; null for none. */
  readonly demoData: 'small' | 'large' | null;
  readonly devTools: boolean;
  readonly process: 'web' | 'worker' | 'all';
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string | null;
  } | null;
  /** The company on invoices; each part of the address is a line. */
  readonly seller: {
    readonly name: string;
    readonly address: readonly string[];
    readonly email: string | null;
    readonly taxId: string | null;
  };
  /** Stripe Tax determines the tax on an invoice; otherwise invoices have no tax. */
  readonly usesStripeTax: boolean;
  readonly twilio: {
    readonly accountSid: string;
    readonly authToken: string;
    readonly from: string;
    readonly apiBase: string | null;
  } | null;
  /** Countries in addition to the United States and Canada, as ISO codes. */
  readonly smsCountries: readonly string[];
  /**
   * The most texts per day (UTC) and their maximum cost; the others wait. Null does not count them, in tests.
   */
  readonly textsOfDay: { readonly texts: number; readonly dollars: number } | null;
  /** The keys that sign push messages to browsers; null disables push. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** A push service in addition to the real ones, for tests. */
  readonly pushApiBase: string | null;
  /** Path of the Form I-9 that USCIS publishes; null draws the form. */
  readonly i9FormPdf: string | null;
  readonly prelaunch: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly supportContact: string;
  /** The key with which the mail server signs its reports; null if it sends none. */
  readonly mailReportKey: string | null;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** How much of a caller's address the request log contains. */
  readonly logAddresses: Environment['LOG_ADDRESSES'];
  /** The port for figures and health, separate from the public one; null for none. */
  readonly metricsPort: number | null;
  /** The token that readers of the figures send; null if only the port limits access. */
  readonly metricsToken: string | null;
  /** The collector of traces (OTLP over HTTP); null disables tracing. */
  readonly traceCollector: string | null;
  readonly trustProxy: number;
  /** How long a stopping process still serves, so that load balancers notice that it is not ready. */
  readonly drainSeconds: number;
}

/** Two checks of a load balancer that asks every two seconds, plus one check as a reserve. */
const PRODUCTION_DRAIN_SECONDS = 6;

/** Lists the wrong settings with reasons, one per line; the values may be secrets and are not shown. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** @throws SettingsError */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`Wrong settings (see .env.example):\n${lines.join('\n')}`);
  }
  return settingsOf(parsed.data);
}

function settingsOf(env: Environment): Settings {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS ?? [],
    databasePooler: env.DATABASE_POOLER,
    dataDir: env.DATA_DIR,
    sessionKeys: env.SESSION_KEYS ?? [],
    fieldEncryptionKeys: env.FIELD_ENCRYPTION_KEYS ?? [],
    accessPassword: env.ACCESS_PASSWORD ?? 'hardhat',
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    breachedPasswords: env.BREACHED_PASSWORDS ?? null,
    adminMfa: (env.ADMIN_MFA ?? (production ? 'required' : 'optional')) === 'required',
    demoData: env.DEMO_DATA === 'large' ? 'large' : (env.DEMO_DATA ?? !production) ? 'small' : null,
    devTools: env.DEV_TOOLS,
    process: env.PROCESS,
    stripe: stripeOf(env),
    seller: {
      name: env.SELLER_NAME,
      address: env.SELLER_ADDRESS ?? [],
      email: env.SELLER_EMAIL ?? null,
      taxId: env.SELLER_TAX_ID ?? null,
    },
    usesStripeTax: env.TAX === 'stripe',
    twilio: twilioOf(env),
    smsCountries: env.SMS_COUNTRIES ?? [],
    textsOfDay: env.SMS_LIMITS ? { texts: env.SMS_DAILY_LIMIT, dollars: env.SMS_DAILY_BUDGET } : null,
    vapid:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
        ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
        : null,
    pushApiBase: env.PUSH_API_BASE ?? null,
    ...outsideServicesOf(env),
    i9FormPdf: env.I9_FORM_PDF ?? null,
    prelaunch: env.PRELAUNCH,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportContact: env.SUPPORT_CONTACT ?? env.SELLER_EMAIL ?? env.MAIL_FROM.replaceAll(/^.*<|>$/g, ''),
    mailReportKey: env.MAIL_REPORT_KEY ?? null,
    logLevel: env.LOG_LEVEL,
    logAddresses: env.LOG_ADDRESSES,
    metricsPort: env.METRICS_PORT ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '') ?? null,
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN_SECONDS : 0),
  };
}

function twilioOf(env: Environment): Settings['twilio'] {
  if (!env.TWILIO_ACCOUNT_SID || !env.TWILIO_AUTH_TOKEN || !env.TWILIO_FROM) return null;
  return {
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: env.TWILIO_AUTH_TOKEN,
    from: env.TWILIO_FROM,
    apiBase: env.TWILIO_API_BASE ?? null,
  };
}

function stripeOf(env: Environment): Settings['stripe'] {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_PUBLISHABLE_KEY || !env.STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE ?? null,
  };
}
