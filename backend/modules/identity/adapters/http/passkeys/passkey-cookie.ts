import type { Context } from 'koa';
import { z } from 'zod';
import { HttpError } from '#platform/http/errors.ts';
import type { SealedCookie, SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import type { Challenge } from '#modules/identity/application/passkeys/passkey-ports.ts';

interface PasskeyQuestion {
  readonly challenge: string;
  readonly askedAt: number;
}

const question = (name: string): SealedCookie<PasskeyQuestion> => ({
  name,
  seconds: 300,
  schema: z.object({ challenge: z.string(), askedAt: z.number() }),
});

/** Separate questions for making and for showing a passkey: an answer to one does not fit the other. */
export const CREATION = question('crewvine.new-passkey');
export const PROOF = question('crewvine.passkey');

/** Real time, as everything of sessions. */
export function ask(
  ctx: Context,
  cookies: SealedCookies,
  cookie: SealedCookie<PasskeyQuestion>,
  challenge: string,
): void {
  cookies.set(ctx, cookie, { challenge, askedAt: Date.now() });
}

/**
 * The question that this browser is answering.
 * @throws HttpError 410 if it has expired
 */
export function answered(
  ctx: Context,
  cookies: SealedCookies,
  cookie: SealedCookie<PasskeyQuestion>,
): Challenge {
  const asked = cookies.get(ctx, cookie);
  if (!asked) throw new HttpError(410, 'identity.passkey_again', 'That took too long. Please try again.');
  cookies.clear(ctx, cookie);
  return { challenge: asked.challenge, askedAt: new Date(asked.askedAt) };
}
