import { z } from 'zod';
import type { SealedCookie } from '#platform/http/sessions/sealed-cookies.ts';

interface WaitingSignIn {
  readonly userId: string;
  /** What the password was: another one by now ends the wait. */
  readonly passwordMark: string;
}

/** Whose password was right, or whom the provider named, until the code is typed. It opens nothing but the question for the code. */
export const waitingSignInCookie: SealedCookie<WaitingSignIn> = {
  name: 'crewvine.second-factor',
  seconds: 600,
  schema: z.object({ userId: z.string(), passwordMark: z.string() }),
};
