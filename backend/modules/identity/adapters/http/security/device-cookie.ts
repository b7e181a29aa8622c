import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { z } from 'zod';
import type { SealedCookie, SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';

const ID_BYTES = 16;

/** Tells a browser that someone has signed in with before from another one (rules.md#new-device). It opens nothing. */
const deviceCookie: SealedCookie<{ readonly id: string }> = {
  name: 'crewvine.device',
  seconds: 400 * 86_400,
  schema: z.object({ id: z.string() }),
};

/** The mark of the browser that calls, which is given one where it has none. What is kept of it does not make the cookie. */
export function deviceMarkOf(ctx: Context, cookies: SealedCookies): string {
  const known = cookies.get(ctx, deviceCookie);
  const { id } = known ?? { id: randomBytes(ID_BYTES).toString('base64url') };
  cookies.set(ctx, deviceCookie, { id });
  return createHash('sha256').update(id).digest('base64url');
}
