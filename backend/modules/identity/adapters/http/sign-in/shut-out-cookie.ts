import { z } from 'zod';
import type { SealedCookie } from '#platform/http/sessions/sealed-cookies.ts';

interface ShutOut {
  readonly userId: string;
}

/** A suspended person from the provider: long enough to read the reason. */
export const shutOutCookie: SealedCookie<ShutOut> = {
  name: 'crewvine.shut-out',
  seconds: 600,
  schema: z.object({ userId: z.string() }),
};
