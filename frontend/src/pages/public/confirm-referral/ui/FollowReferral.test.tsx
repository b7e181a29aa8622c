// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeReferralContext } from '#entities/referral-context/index.ts';
import {
  refusing,
  silent,
  startFakeServer,
  unreachable,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { FollowReferral } from './FollowReferral.tsx';

const CODE = 'POST /api/auth/phone-code';
const CLAIM = 'POST /api/referral-confirmation/t/claim';
const WORKER = { name: 'Rosa Díaz', phone: '+15125550148' };
const SIGN_IN_FIRST = refusing(
  409,
  'identity.sign_in_first',
  'You already have an account with this phone. Please sign in first.',
  [{ path: 'phone', message: 'You already have an account with this phone. Please sign in first.' }],
);
const WRONG = "That code isn't right, or it has expired";

async function open(language: 'en' | 'es' = 'en') {
  const server = startFakeServer();
  server.answers(CODE, { status: 202 });
  const part = await renderPart(<FollowReferral token="t" worker={WORKER} />, {
    at: '/confirm-referral/t',
    language,
  });
  await press(
    part.user,
    language === 'en' ? 'Follow it with just your phone' : 'Seguirla solo con su teléfono',
  );
  return { ...part, server };
}

async function openCode() {
  const part = await open();
  await part.user.click(await screen.findByRole('checkbox', { name: /^I am 18/ }));
  await press(part.user, 'Text me a code');
  const code = await screen.findByLabelText('6-digit code');
  return { ...part, code };
}

describe('following a referral without an account', () => {
  it('the form takes focus, has the name and phone of the referral, and requests neither email nor password', async () => {
    await open();
    const heading = await screen.findByRole('heading', { name: 'Follow your referral' });
    expect(document.activeElement).toBe(heading);
    expect(valueOf('Your full name')).toBe('Rosa Díaz');
    expect(valueOf('Your phone')).toBe('(512) 555-0148');
    expect(screen.queryByLabelText(/Email|Password/)).toBeNull();
  });

  it('the form is in Spanish for a Spanish reader', async () => {
    await open('es');
    await screen.findByRole('heading', { name: 'Siga su recomendación' });
    expect(screen.getAllByRole('button', { name: 'Enviarme un código' })).toHaveLength(1);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain(
      'Registrarse con correo',
    );
  });

  it('a form without the terms shows the reason and texts no code', async () => {
    const { user, server } = await open();
    await press(user, 'Text me a code');
    await expectFieldMessages(['You must be 18 or older and accept the Terms']);
    expect(server.calls(CODE)).toEqual([]);
  });

  it('the code claims the referral and leads the signed-in worker to the dashboard', async () => {
    storeReferralContext({ referralCode: 'K7QX2M4P', jobId: null, source: 'referral_link' });
    const { user, server, code, address } = await openCode();
    expect(server.calls(CODE)[0]?.body).toEqual({ phone: '(512) 555-0148', purpose: 'claim' });
    server.answers(CLAIM, () => {
      server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'worker' }) });
      return { status: 204 };
    });
    await user.type(code, '123 456');
    await press(user, 'Follow my referral');
    await expectToast('Added to your applications');
    await waitFor(() => expect(address()).toBe('/worker-dashboard?tab=applications'));
    const [sent] = server.calls(CLAIM);
    expect(sent?.search.get('ref')).toBe('K7QX2M4P');
    expect(sent?.body).toEqual({
      name: 'Rosa Díaz',
      phone: '(512) 555-0148',
      acceptTerms: true,
      code: '123 456',
      newAccount: false,
    });
  });

  it('a referral that another account lists offers to sign in, or to continue with the phone', async () => {
    const { user, server, code } = await openCode();
    const other =
      'Another account already has this referral. Sign in to it, or continue with just your phone.';
    server.answers(CLAIM, refusing(409, 'hiring.has_account', other));
    await user.type(code, '123456');
    await press(user, 'Follow my referral');
    expect((await screen.findByRole('alert')).textContent).toContain(other);
    await screen.findByRole('link', { name: 'Sign In' });
    server.answers(CLAIM, { status: 204 });
    await press(user, 'Continue with just my phone');
    await expectToast('Added to your applications');
    expect(server.calls(CLAIM)[1]?.body).toMatchObject({ code: '123456', newAccount: true });
  });

  it('two presses send one claim', async () => {
    const { user, server, code } = await openCode();
    server.answers(CLAIM, { status: 204 });
    await user.type(code, '123456');
    await user.dblClick(await screen.findByRole('button', { name: 'Follow my referral' }));
    await expectToast('Added to your applications');
    expect(server.calls(CLAIM)).toHaveLength(1);
  });

  it('a wrong code shows an error at its field, and a new code is one press away', async () => {
    const { user, server, code } = await openCode();
    server.answers(CLAIM, refusing(400, 'identity.invalid_code', WRONG, [{ path: 'code', message: WRONG }]));
    await user.type(code, '999999');
    await press(user, 'Follow my referral');
    await expectFieldMessages([WRONG]);
    // The list of problems, and no second message.
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    await press(user, 'Send it again');
    await screen.findByText('We sent a new code to (512) 555-0148. Only the newest one works.');
    expect(server.calls(CODE)).toHaveLength(2);
  });

  it.each<readonly [FakeAnswer, RegExp]>([
    [unreachable, /^We couldn't create your account/],
    [silent, /^We couldn't create your account/],
    [refusing(429, 'http.too_many', 'Slow'), /^Too many tries/],
    [
      refusing(409, 'hiring.claimed_already', 'This referral belongs to another account'),
      /^This referral belongs to another account$/,
    ],
  ])('a claim that fails with %o shows the reason and preserves what was typed', async (answer, words) => {
    const { user, server, code } = await openCode();
    server.answers(CLAIM, answer);
    await fillIn(user, { 'Your full name': 'Rosa Díaz Luna' });
    await user.type(code, '123456');
    await press(user, 'Follow my referral');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(valueOf('Your full name')).toBe('Rosa Díaz Luna');
    expect(valueOf('6-digit code')).toBe('123456');
  });

  it('a code that cannot be sent shows the reason and preserves what was typed', async () => {
    const { user, server } = await open();
    server.answers(CODE, unreachable);
    await fillIn(user, { 'Your phone': '(512) 555-0199' });
    await user.click(await screen.findByRole('checkbox', { name: /^I am 18/ }));
    await press(user, 'Text me a code');
    await screen.findByText("We couldn't create your account. Please try again.");
    expect(valueOf('Your phone')).toBe('(512) 555-0199');
    server.answers(CODE, { status: 202 });
    await press(user, 'Text me a code');
    await screen.findByLabelText('6-digit code');
  });

  it('an account that requires more than a code is asked to sign in, and the address reveals no link', async () => {
    const { user, server, code, address } = await openCode();
    server.answers(CLAIM, SIGN_IN_FIRST);
    await user.type(code, '123456');
    await press(user, 'Follow my referral');
    await expectFieldMessages([]);
    await user.click(await screen.findByRole('link', { name: 'Sign In' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(history.state.usr).toEqual({ returnTo: '/confirm-referral/t', known: WORKER });
  });

  it('sign-up with email is the second way and receives the name and phone', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Sign up with email' }));
    await waitFor(() => expect(address()).toBe('/worker-signup'));
    expect(history.state.usr).toEqual({ returnTo: '/confirm-referral/t', known: WORKER });
  });
});

describe('following a referral with an account', () => {
  async function openAs(userType: 'worker' | 'referrer') {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType }) });
    const part = await renderPart(<FollowReferral token="t" worker={WORKER} />);
    await waitFor(() => expect(server.calls('GET /api/auth/user')).not.toEqual([]));
    return { ...part, server };
  }

  it('a signed-in worker adds it with one press', async () => {
    const { user, server, address } = await openAs('worker');
    server.answers('POST /api/worker-applications', { status: 204 });
    await press(user, 'Follow it in My Applications');
    await expectToast('Added to your applications');
    await waitFor(() => expect(address()).toBe('/my-applications'));
    expect(server.calls('POST /api/worker-applications')[0]?.body).toEqual({ token: 't' });
  });

  it('a signed-in referrer is offered nothing', async () => {
    await openAs('referrer');
    await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]));
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
