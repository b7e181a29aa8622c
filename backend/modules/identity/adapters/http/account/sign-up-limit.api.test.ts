import { expect, it, onTestFinished } from 'vitest';
import { tokenTo } from '#modules/identity/testing/account-mail.ts';
import { confirmPhone } from '#testing/fixtures/people/confirmed-phone.ts';
import { signUpReferrer, signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const POINTS = 3;

async function start(): Promise<TestApplication> {
  const app = await startTestApplication({ limits: { signUp: { points: POINTS, seconds: 3600 } } });
  onTestFinished(() => app.stop());
  return app;
}

const signUps = (app: TestApplication, many: number): Promise<SignedUp[]> =>
  Promise.all(Array.from({ length: many }, () => signUpReferrer(app)));
const confirmEmail = async (app: TestApplication, { email }: SignedUp): Promise<number> =>
  (await app.client().post('/api/auth/verify-email', { token: await tokenTo(app, email, 'verify-email') }))
    .status;

it('a whole site signs up from one address, as long as emails and phones are confirmed', async () => {
  const app = await start();
  for (let turn = 0; turn < POINTS; turn += 1) {
    const [byMail, byText] = await Promise.all([signUpReferrer(app), signUpWorker(app)]);
    expect(await confirmEmail(app, byMail)).toBe(204);
    await confirmPhone(app, byText);
  }
  await signUps(app, POINTS);
  await expect(signUpReferrer(app)).rejects.toThrow('429');
});

it('a person counts once: only the first confirmation frees a place, and no place is freed in advance', async () => {
  const app = await start();
  const [person] = await signUps(app, 1);
  if (!person) throw new Error('Nobody signed up');
  await confirmEmail(app, person);
  await confirmEmail(app, person);
  await confirmPhone(app, person);
  await signUps(app, POINTS);
  await expect(signUpReferrer(app)).rejects.toThrow('429');
});
