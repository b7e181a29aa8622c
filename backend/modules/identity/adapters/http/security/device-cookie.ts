import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { z } from 'zod';
import type { SealedCookie, SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';

const ID_BYTES = 16;

/** Distinguishes browsers with an earlier sign-in from new ones (rules.md#new-device). It opens nothing. */
const deviceCookie: SealedCookie<{ readonly id: string }> = {
  name: 'crewvine.device',
  seconds: 400 * 86_400,
  schema: z.object({ id: z.string() }),
};

/**
 * The mark of the calling browser, created if it has none. The cookie cannot be derived from the stored
 * mark.
 */
export function deviceMarkOf(ctx: Context, cookies: SealedCookies): string {
  const known = cookies.get(ctx, deviceCookie);
  const { id } = known ?? { id: randomBytes(ID_BYTES).toString('base64url') };
  cookies.set(ctx, deviceCookie, { id });
  return createHash('sha256').update(id).digest('base64url');
}
