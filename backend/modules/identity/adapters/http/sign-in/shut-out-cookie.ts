import { z } from 'zod';
import type { SealedCookie } from '#platform/http/sessions/sealed-cookies.ts';

interface ShutOut {
  readonly userId: string;
}

/** Whom the provider named, who may not come in: long enough to read why. */
export const shutOutCookie: SealedCookie<ShutOut> = {
  name: 'crewvine.shut-out',
  seconds: 600,
  schema: z.object({ userId: z.string() }),
};
