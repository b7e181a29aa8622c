import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#modules/identity/testing/account-mail.ts';
import { ageProof } from '#modules/identity/testing/aged-proof.ts';
import { turnOnAuthenticator } from '#modules/identity/testing/authenticator.ts';
import { confirmPhone, newestCode, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { signUpReferrer, TEST_PASSWORD, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const ask = ({ client }: Pick<SignedUp, 'client'>, phone: string) =>
  client.post('/api/auth/phone-code', { phone, purpose: 'confirm' });
const confirm = ({ client }: Pick<SignedUp, 'client'>, phone: string, code: string) =>
  client.post('/api/auth/confirm-phone', { phone, code });
const verifiedAt = async ({ client }: SignedUp): Promise<unknown> =>
  (await client.get('/api/auth/user')).body.phoneVerifiedAt;
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone', () => {
  it('a code confirms a phone in any spelling, and the owner is notified by email', async () => {
    const person = await signUpReferrer(app);
    const phone = testPhone();
    expect((await ask(person, phone)).status).toBe(202);
    const code = await newestCode(app, phone);
    const typed = phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
    const answer = await confirm(person, typed, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ phone, phoneVerifiedAt: expect.any(String) });
    expect(await mailsTo(app, person.email)).toContain('You can sign in with your phone');
  });

  it('typing a phone into the profile does not confirm it, and typing another one ends the confirmation', async () => {
    const person = await signUpReferrer(app, { phone: testPhone() });
    expect(await verifiedAt(person)).toBeNull();
    const phone = await confirmPhone(app, person);
    await person.client.put('/api/user-profile', { phone, bio: 'Framer' });
    expect(await verifiedAt(person)).not.toBeNull();
    await person.client.put('/api/user-profile', { phone: testPhone() });
    expect(await verifiedAt(person)).toBeNull();
  });

  it('a phone belongs to the last account that confirmed it, and the earlier owner is notified', async () => {
    const [before, after] = [await signUpReferrer(app), await signUpReferrer(app)];
    const phone = await confirmPhone(app, before);
    await confirmPhone(app, after, phone);
    expect([await verifiedAt(before), await verifiedAt(after)]).toEqual([null, expect.any(String)]);
    expect(await mailsTo(app, before.email)).toContain("Your phone doesn't sign you in anymore");
  });

  it('a code is texted in the language of its recipient', async () => {
    const person = await signUpReferrer(app);
    await person.client.put('/api/auth/preferences', { language: 'es' });
    const phone = testPhone();
    await ask(person, phone);
    expect(await textsTo(app, phone)).toEqual([
      expect.stringMatching(/use \d{6} para confirmar este teléfono/),
    ]);
  });
});

describe('a code that confirms', () => {
  it('a code is valid for one person, one phone and one purpose', async () => {
    const [person, stranger] = [await signUpReferrer(app), await signUpReferrer(app)];
    const phone = testPhone();
    await ask(person, phone);
    const code = await newestCode(app, phone);
    const refused = [
      await confirm(stranger, phone, code),
      await confirm(person, testPhone(), code),
      await confirm(person, phone, other(code)),
    ];
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([
        400,
        { code: 'identity.invalid_code', issues: [{ path: 'code' }] },
      ]);
    expect((await app.client().post('/api/auth/phone-login', { phone, code })).status).toBe(401);
    expect((await confirm(person, phone, code)).status).toBe(200);
    expect((await confirm(person, phone, code)).body.code).toBe('identity.code_expired');
  });

  it('a code is valid for ten minutes and five tries, and the next code replaces it', async () => {
    const person = await signUpReferrer(app);
    const [late, tried, replaced] = [testPhone(), testPhone(), testPhone()];
    await ask(person, late);
    const lateCode = await newestCode(app, late);
    await app.application.clock.advance(1 / 6);
    expect((await confirm(person, late, lateCode)).body.code).toBe('identity.code_expired');

    await ask(person, tried);
    const triedCode = await newestCode(app, tried);
    for (let tries = 0; tries < 5; tries += 1) await confirm(person, tried, other(triedCode));
    expect((await confirm(person, tried, triedCode)).body.code).toBe('identity.code_expired');

    await ask(person, replaced);
    const first = await newestCode(app, replaced);
    await ask(person, replaced);
    const second = await newestCode(app, replaced);
    if (first !== second) expect((await confirm(person, replaced, first)).status).toBe(400);
    expect((await confirm(person, replaced, second)).status).toBe(200);
  });

  it('a phone gets three codes an hour, and the answer does not reveal the limit', async () => {
    const person = await signUpReferrer(app);
    const phone = testPhone();
    const answers = [];
    for (let asked = 0; asked < 5; asked += 1) answers.push((await ask(person, phone)).status);
    expect(answers).toEqual([202, 202, 202, 202, 202]);
    expect(await textsTo(app, phone)).toHaveLength(3);
  });

  it('an account requests six codes an hour', async () => {
    const person = await signUpReferrer(app);
    const statuses = [];
    for (let asked = 0; asked < 7; asked += 1) statuses.push((await ask(person, testPhone())).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429]);
  });

  it('a code request requires a session and a number that we text', async () => {
    expect((await ask({ client: app.client() }, testPhone())).status).toBe(401);
    const person = await signUpReferrer(app);
    for (const phone of ['12', '+442071838750', '+18005551234']) {
      const { status, body } = await ask(person, phone);
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'phone']);
    }
    expect(
      (await person.client.post('/api/auth/phone-code', { phone: testPhone(), purpose: 'x' })).status,
    ).toBe(400);
  });
});

describe('changing a confirmed phone', () => {
  it('changing a confirmed phone requires a proof of identity if there is a second step; other fields do not', async () => {
    const person = await signUpReferrer(app);
    const phone = await confirmPhone(app, person);
    const edit = (fields: object) => person.client.put('/api/user-profile', fields);
    await ageProof(app, person);
    expect((await edit({ phone: testPhone() })).status).toBe(200);
    await confirmPhone(app, { client: await provedAgain(person) }, phone);
    const authenticator = await turnOnAuthenticator(app, person);
    await ageProof(app, person);
    expect((await edit({ phone, bio: 'Framer' })).status).toBe(200);
    const asked = await edit({ phone: testPhone() });
    expect([asked.status, asked.body.code]).toEqual([403, 'identity.step_up_required']);
    expect(await verifiedAt(person)).not.toBeNull();
    await person.client.post('/api/auth/step-up', { code: await authenticator.code() });
    expect((await edit({ phone: testPhone() })).status).toBe(200);
    expect(await verifiedAt(person)).toBeNull();
  });
});

async function provedAgain({ client }: SignedUp) {
  await client.post('/api/auth/step-up', { password: TEST_PASSWORD });
  return client;
}
