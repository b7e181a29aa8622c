import { TOTP } from 'otpauth';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

const FORGET = {
  name: 'test-forget-last-step',
  text: `update authenticator_apps set last_step = null where user_id = $1`,
};

/** Someone's phone: an authenticator app that is set up, and what they wrote down. */
export interface Authenticator {
  readonly recoveryCodes: readonly string[];
  /** A valid code that was not used before. */
  code(): Promise<string>;
}

export const codeNow = (secret: string): string => new TOTP({ secret }).generate();

export async function turnOnAuthenticator(
  app: TestApplication,
  { client, id }: Pick<SignedUp, 'client' | 'id'>,
): Promise<Authenticator> {
  const { secret } = (await client.post('/api/auth/factors/totp')).body;
  const answer = await client.put('/api/auth/factors/totp', { code: codeNow(secret) });
  if (answer.status !== 200) throw new Error(`Turning it on answered ${answer.status}`);
  return {
    recoveryCodes: answer.body.codes,
    code: async () => {
      await app.application.sql.rows(FORGET, [id]);
      return codeNow(secret);
    },
  };
}
