import { z } from 'zod';
import type { SealedCookie } from '#platform/http/sessions/sealed-cookies.ts';
import type { ProviderIdentity } from '#modules/identity/application/sign-in/identity-provider.ts';

/** A new person from the provider, until they have accepted the Terms: time enough for the form. */
export const pendingSignUpCookie: SealedCookie<ProviderIdentity> = {
  name: 'crewvine.newcomer',
  seconds: 1800,
  schema: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    pictureUrl: z.string().nullable(),
  }),
};
