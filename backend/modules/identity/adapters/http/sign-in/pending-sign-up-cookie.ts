import { z } from 'zod';
import type { SealedCookie } from '#platform/http/sessions/sealed-cookies.ts';
import type { ProviderIdentity } from '#modules/identity/application/sign-in/identity-provider.ts';

/** Whom the provider named, until they have accepted the Terms: time enough to fill in a form. */
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
