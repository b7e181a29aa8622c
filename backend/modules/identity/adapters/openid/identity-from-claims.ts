import { z } from 'zod';
import { isStorableText } from '#contract/http/primitives.ts';
import type { ProviderSignIn } from '../../application/sign-in/identity-provider.ts';

const NAME_LENGTH = 80;
const LONGEST_ADDRESS = 500;
const name = z.string().trim().refine(isStorableText).catch('');
const email = z.email().max(254).toLowerCase().nullable().catch(null);

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255).refine(isStorableText),
  email,
  /** Some providers write it as a text. Anything but a clear yes is a no. */
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: name,
  family_name: name,
  name,
  /** Shown in a page served over https, so nothing else is of use. */
  picture: z
    .url({ protocol: /^https$/ })
    .max(LONGEST_ADDRESS)
    .nullable()
    .catch(null),
});

/** When they signed in there, in seconds since 1970; null if the provider does not say so. */
export function signedInAt(claims: { readonly auth_time?: unknown }): number | null {
  return z.number().nonnegative().nullable().catch(null).parse(claims.auth_time);
}

/** A provider's claims as a person; names are a first draft that they may correct. */
export function identityFromClaims(claims: object): ProviderSignIn['person'] {
  const given = claimsSchema.parse(claims);
  const [first = '', ...rest] = given.name.split(/\s+/);
  const named = given.given_name !== '' || given.family_name !== '';
  const [firstName, lastName] = named ? [given.given_name, given.family_name] : [first, rest.join(' ')];
  return {
    issuer: given.iss,
    subject: given.sub,
    email: given.email,
    emailVerified: given.email !== null && given.email_verified,
    firstName: shortened(firstName),
    lastName: shortened(lastName),
    pictureUrl: given.picture,
  };
}

/** By characters: half of one is no text. */
function shortened(text: string): string {
  return [...text].slice(0, NAME_LENGTH).join('');
}
