// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { SecondFactorPage } from './SecondFactorPage.tsx';

const WRONG = "That code isn't right, or it was used already";
const CODES = Array.from({ length: 10 }, (_, at) => `AAAAA-0000${at}`);

async function show(known: { authenticator: boolean; recoveryCodesLeft: number; isRequired?: boolean }) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/auth/factors', {
    body: { hasPassword: true, isRequired: false, passkeys: [], ...known },
  });
  const { user } = await renderPart(<SecondFactorPage />, { at: '/profile/second-step' });
  return { server, user };
}

const refuseThen = (server: FakeServer, call: string, answer: object): void =>
  server.answers(call, ({ body }) =>
    JSON.stringify(body) === '{"code":"123456"}'
      ? answer
      : refusing(422, 'identity.wrong_code', WRONG, [{ path: 'code', message: WRONG }]),
  );

describe('two-step sign-in', () => {
  it('the setup offers a QR code or a key and shows the recovery codes once', async () => {
    const { server, user } = await show({ authenticator: false, recoveryCodesLeft: 0 });
    server.answers('POST /api/auth/factors/totp', {
      status: 201,
      body: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/x',
        picture: { path: 'M0 0h1v1h-1z', size: 29 },
      },
    });
    refuseThen(server, 'PUT /api/auth/factors/totp', { body: { codes: CODES } });
    await press(user, 'Set it up');
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    expect(screen.getByRole('link', { name: /On your phone/ }).getAttribute('href')).toBe('otpauth://totp/x');
    await fillIn(user, { 'Code from your app': '999999' });
    await press(user, 'Turn it on');
    await screen.findByText(WRONG);
    await fillIn(user, { 'Code from your app': '123456' });
    await press(user, 'Turn it on');
    await screen.findByText("Save these now. You won't see them again.");
    for (const code of CODES) expect(screen.getByText(code)).toBeDefined();
    await press(user, 'I saved them');
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });

  it('the page warns about few recovery codes and creates new ones', async () => {
    const { server, user } = await show({ authenticator: true, recoveryCodesLeft: 1 });
    server.answers('POST /api/auth/factors/recovery-codes', { status: 201, body: { codes: CODES } });
    await screen.findByText("You're running low. Make new ones.");
    expect(screen.getByText('You have 1 code left.')).toBeDefined();
    await press(user, 'Make new codes');
    await screen.findByText(CODES[9] ?? '');
  });

  it('a code turns the app off', async () => {
    const { server, user } = await show({ authenticator: true, recoveryCodesLeft: 10 });
    refuseThen(server, 'DELETE /api/auth/factors/totp', { status: 204 });
    await press(user, 'Turn off the app');
    await fillIn(user, { 'Code from your app or a recovery code': '999999' });
    await press(user, 'Turn it off');
    await screen.findByText(WRONG);
    await fillIn(user, { 'Code from your app or a recovery code': '123456' });
    await press(user, 'Turn it off');
    await expectToast('The authenticator app is off');
  });

  it('an admin sees why a second step is required', async () => {
    await show({ authenticator: false, recoveryCodesLeft: 0, isRequired: true });
    expect(await screen.findByText('Admins need a second step')).toBeDefined();
  });
});
