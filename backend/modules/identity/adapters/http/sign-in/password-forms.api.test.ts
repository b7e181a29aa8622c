import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { resetToken } from '#modules/identity/testing/account-mail.ts';
import { ageProof } from '#modules/identity/testing/aged-proof.ts';

const COMPOSED = 'contraseña-é-90';
const FORMS = {
  composed: COMPOSED,
  decomposed: COMPOSED.normalize('NFD'),
  'half composed': 'contrasen\u0303a-é-90',
} as const;
const PAIRS = Object.entries(FORMS).flatMap(([setAs, first]) =>
  Object.entries(FORMS).map(([typedAs, second]) => ({ setAs, typedAs, first, second })),
);
/** With another one, a letter without its accent is another password. */
const WITHOUT_ACCENTS = 'contrasena-e-90';
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const SET_HASH = { name: 'test-set-hash', text: `update users set password_hash = $2 where id = $1` };
const HASH_OF = { name: 'test-hash-of', text: `select password_hash as hash from users where id = $1` };

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ environment: { ACCESS_PASSWORD: FORMS.decomposed } });
});
afterAll(() => app.stop());

const signIn = async (email: string, password: string): Promise<number> =>
  (await app.client().post('/api/auth/login', { email, password })).status;

/** Every call that takes a password again; what it answers, and 401 or 422 for a wrong one. */
const CALLS: Readonly<Record<string, (who: SignedUp, password: string) => Promise<number>>> = {
  'signing in': ({ email }, password) => signIn(email, password),
  'saying who one is once more': async (who, password) => {
    await ageProof(app, who);
    return (await who.client.post('/api/auth/step-up', { password })).status;
  },
  'changing the email': async ({ client, id }, currentPassword) =>
    (await client.put('/api/auth/email', { email: `${id}@example.org`, currentPassword })).status,
  'changing the password': async ({ client }, currentPassword) =>
    (await client.put('/api/auth/password', { currentPassword, newPassword: 'level-and-square-7' })).status,
  'deleting the account': async ({ client }, currentPassword) =>
    (await client.send('DELETE', '/api/auth/account', { currentPassword })).status,
};

describe('a password with an accent', () => {
  it.each(PAIRS)(
    'a password that was set $setAs is the same if it is typed $typedAs',
    async ({ first, second }) => {
      const who = await signUpReferrer(app, { password: first });
      for (const [call, run] of Object.entries(CALLS).filter(([name]) => name !== 'deleting the account')) {
        expect([call, await run(who, second)]).toEqual([
          call,
          expect.toSatisfy((status: number) => status < 300),
        ]);
      }
      const leaving = await signUpReferrer(app, { password: first });
      expect(await CALLS['deleting the account']?.(leaving, second)).toBe(204);
    },
  );

  it('a password without its accents is another one in every call', async () => {
    const who = await signUpReferrer(app, { password: COMPOSED });
    for (const [call, run] of Object.entries(CALLS)) {
      expect([call, await run(who, WITHOUT_ACCENTS)]).toEqual([call, call === 'signing in' ? 401 : 422]);
    }
  });

  it.each(PAIRS)('a password that was reset $setAs signs in typed $typedAs', async ({ first, second }) => {
    const { email } = await signUpReferrer(app);
    const token = await resetToken(app, email);
    expect((await app.client().post('/api/auth/reset-password', { token, password: first })).status).toBe(
      204,
    );
    expect(await signIn(email, second)).toBe(200);
  });

  it.each(Object.entries(FORMS))(
    'the access gate opens with the password typed %s',
    async (_form, password) => {
      expect((await app.client().post('/api/access-gate', { password })).status).toBe(200);
    },
  );
});

describe('a hash of a password that was not normalized', () => {
  const withOldHash = async (password: string): Promise<SignedUp> => {
    const who = await signUpReferrer(app);
    await app.application.sql.rows(SET_HASH, [who.id, await hash(password, QUICK)]);
    return who;
  };
  const hashOf = async ({ id }: SignedUp) =>
    (await app.application.sql.row<{ hash: string }>(HASH_OF, [id]))?.hash;

  it.each([
    ['decomposed', 'decomposed'],
    ['decomposed', 'composed'],
    ['half composed', 'half composed'],
  ] as const)(
    'a hash of a %s password admits its owner who types it %s, is replaced once, and then accepts every form',
    async (madeOf, typedAs) => {
      const who = await withOldHash(FORMS[madeOf]);
      const old = await hashOf(who);
      expect(await signIn(who.email, WITHOUT_ACCENTS)).toBe(401);
      expect(await hashOf(who)).toBe(old);
      expect(await signIn(who.email, FORMS[typedAs])).toBe(200);
      const replaced = await hashOf(who);
      expect(replaced).not.toBe(old);
      for (const form of Object.values(FORMS)) expect(await signIn(who.email, form)).toBe(200);
      expect(await hashOf(who)).toBe(replaced);
      // The sessions of before stay.
      expect((await who.client.get('/api/auth/user')).status).toBe(200);
    },
  );

  it('an old hash admits two simultaneous sign-ins', async () => {
    const who = await withOldHash(FORMS.decomposed);
    const both = [signIn(who.email, FORMS.composed), signIn(who.email, FORMS.decomposed)];
    expect(await Promise.all(both)).toEqual([200, 200]);
  });

  it('a password without accents does not replace the old hash', async () => {
    const who = await withOldHash(WITHOUT_ACCENTS);
    const old = await hashOf(who);
    expect([await signIn(who.email, WITHOUT_ACCENTS), await hashOf(who)]).toEqual([200, old]);
  });

  it.each(Object.entries(CALLS))('an old hash accepts the password in every call: %s', async (_call, run) => {
    const who = await withOldHash(FORMS.decomposed);
    expect(await run(who, FORMS.composed)).toBeLessThan(300);
  });
});

it('a password that is tried in several forms counts as one failure', async () => {
  const { email } = await signUpReferrer(app);
  for (let tries = 0; tries < 9; tries += 1) expect(await signIn(email, FORMS.decomposed)).toBe(401);
  expect(await signIn(email, 'sturdy-hammer-9')).toBe(200);
});
