import { z } from 'zod';
import { isFieldKey } from './encryption/aes-field-cipher.ts';
import { OUTSIDE_SERVICES, outsideServicesOf, type OutsideServices } from './outside-services.ts';
import { POOLERS, type Pooler } from './persistence/pooler.ts';
import { productionRefusals } from './production-settings.ts';
import { togetherRefusals } from './settings-together.ts';

const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => ['on', 'true', '1'].includes(value));
const port = z.coerce.number().int().min(0).max(65_535);
const secretList = z.string().transform((text) => text.split(',').filter((key) => key.length > 0));

const schema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATABASE_URL: z.string().startsWith('postgres').optional(),
    DATABASE_DIRECT_URL: z.string().startsWith('postgres').optional(),
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
  /** Past a pooler that lends its connections for one transaction; null where there is none. */
  readonly databaseDirectUrl: string | null;
  readonly databasePooler: Pooler;
  readonly dataDir: string;
  readonly sessionKeys: readonly string[];
  /** What social security and document numbers rest under: the first seals, all open. */
  readonly fieldEncryptionKeys: readonly string[];
  readonly accessPassword: string;
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** Where the filter of breached passwords is; null where there is none. */
  readonly breachedPasswords: string | null;
  /** Admins do nothing before they have a second factor. */
  readonly adminMfa: boolean;
  /** How large the made-up half year is; null where none is told. */
  readonly demoData: 'small' | 'large' | null;
  readonly devTools: boolean;
  readonly process: 'web' | 'worker' | 'all';
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string | null;
  } | null;
  /** As invoices name the company; an address has a line for each of its parts. */
  readonly seller: {
    readonly name: string;
    readonly address: readonly string[];
    readonly email: string | null;
    readonly taxId: string | null;
  };
  /** Stripe Tax says how much of an invoice is tax; nothing is otherwise. */
  readonly usesStripeTax: boolean;
  readonly twilio: {
    readonly accountSid: string;
    readonly authToken: string;
    readonly from: string;
    readonly apiBase: string | null;
  } | null;
  /** Beside the United States and Canada, as ISO codes. */
  readonly smsCountries: readonly string[];
  /** How many texts go out in a day (UTC) and what they may cost, the others wait; null where nothing is counted, in tests. */
  readonly textsOfDay: { readonly texts: number; readonly dollars: number } | null;
  /** What pushes to browsers are signed with; null where nothing is pushed. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** A push service beside the real ones, for tests. */
  readonly pushApiBase: string | null;
  /** Path of Form I-9 as USCIS offers it; null draws the form. */
  readonly i9FormPdf: string | null;
  readonly prelaunch: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly supportContact: string;
  /** What the mail server signs its reports with; null where it hands over none. */
  readonly mailReportKey: string | null;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** How much of a caller's address the request log holds. */
  readonly logAddresses: Environment['LOG_ADDRESSES'];
  /** A port for figures and health, beside the one for people; null where there is none. */
  readonly metricsPort: number | null;
  /** What whoever reads the figures brings; null where the port alone keeps others away. */
  readonly metricsToken: string | null;
  /** The collector that traces are sent to (OTLP over HTTP); null where nothing is traced. */
  readonly traceCollector: string | null;
  readonly trustProxy: number;
  /** How long a process that is told to stop still serves, so that load balancers see that it is not ready. */
  readonly drainSeconds: number;
}

/** Two checks of a load balancer that asks every two seconds, and one to spare. */
const PRODUCTION_DRAIN_SECONDS = 6;

/** Says which settings are wrong and why, one a line; the values themselves may be secrets and are not shown. */
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
