import { z } from 'zod';
import type { SealedCookie } from '#platform/http/sessions/sealed-cookies.ts';

interface WaitingSignIn {
  readonly userId: string;
  /** A mark of the password: a changed one ends the wait. */
  readonly passwordMark: string;
}

/** The person who passed the first step, until the code is typed. It opens only the question for the code. */
export const waitingSignInCookie: SealedCookie<WaitingSignIn> = {
  name: 'crewvine.second-factor',
  seconds: 600,
  schema: z.object({ userId: z.string(), passwordMark: z.string() }),
};
