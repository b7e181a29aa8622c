import { z } from 'zod';

const TOLL_FREE = /^1?8(?:00|33|44|55|66|77|88)\d{7}$/;

const agencyContact = z
  .string()
  .max(300)
  .transform((text) => text.split('|').map((part) => part.trim()))
  .refine((parts) => parts.length === 3 && parts.every((part) => part !== ''), {
    message: 'must be the name, the address, and the toll-free number, separated by |',
    abort: true,
  })
  .transform(([name = '', address = '', phone = '']) => ({ name, address, phone }))
  .refine(({ phone }) => TOLL_FREE.test(phone.replaceAll(/\D/g, '')), 'must end with a toll-free number');

/** Environment variables of third-party services. */
export const OUTSIDE_SERVICES = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKGROUND_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKGROUND_CHECK_KEY: z.string().optional(),
  BACKGROUND_CHECK_CONTACT: agencyContact.optional(),
  TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
};

type Environment = z.output<z.ZodObject<typeof OUTSIDE_SERVICES>>;

/** The agency as notices to candidates must name it (rules.md#agency-contact). */
export interface AgencyContact {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

export interface OutsideServices {
  readonly oidc: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string | null;
  } | null;
  readonly geocoderUrl: string | null;
  /** The key authenticates us there and verifies their callbacks. */
  readonly backgroundChecks: {
    readonly url: string;
    readonly key: string;
    readonly contact: AgencyContact;
  } | null;
  /** The authority that timestamps signed documents (RFC 3161); null if none is used. */
  readonly tsaUrl: string | null;
  /** ClamAV's daemon, which scans uploaded files; null if none is used. */
  readonly clamdUrl: string | null;
}

export function outsideServicesOf(env: Environment): OutsideServices {
  return {
    oidc: oidcOf(env),
    geocoderUrl: env.GEOCODER_URL ?? null,
    backgroundChecks: backgroundChecksOf(env),
    tsaUrl: env.TSA_URL ?? null,
    clamdUrl: env.CLAMD_URL ?? null,
  };
}

function backgroundChecksOf(env: Environment): OutsideServices['backgroundChecks'] {
  const { BACKGROUND_CHECK_URL: url, BACKGROUND_CHECK_KEY: key, BACKGROUND_CHECK_CONTACT: contact } = env;
  return url && key && contact ? { url: url.replace(/\/$/, ''), key, contact } : null;
}

function oidcOf(env: Environment): OutsideServices['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret = null } = env;
  return issuer && clientId ? { issuer, clientId, clientSecret } : null;
}
