// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { PhoneSettings } from './PhoneSettings.tsx';

const CONFIRMED = '2026-11-20T12:00:00.000Z';

it('the texted code confirms the phone on the profile', async () => {
  const server = startFakeServer();
  server.answers('POST /api/auth/phone-code', { status: 202 });
  const { user } = await renderPart(<PhoneSettings user={sampleUser()} />);
  await screen.findByText('Not confirmed');
  await press(user, 'Confirm phone');
  await press(user, 'Text me a code');
  await screen.findByText('We just texted a code to (512) 555-0147.');
  const expired = 'This code has expired. Please ask for a new one.';
  server.answers(
    'POST /api/auth/confirm-phone',
    refusing(400, 'identity.code_expired', expired, [{ path: 'code', message: expired }]),
  );
  await fillIn(user, { '6-digit code': '123 456' });
  await press(user, 'Confirm');
  await screen.findByText(expired);
  server.answers('POST /api/auth/confirm-phone', { body: sampleUser({ phoneVerifiedAt: CONFIRMED }) });
  await fillIn(user, { '6-digit code': '123456' });
  await press(user, 'Confirm');
  await expectToast(/^Phone confirmed/);
  expect(server.calls('POST /api/auth/confirm-phone').map(({ body }) => body)).toEqual(
    ['123 456', '123456'].map((code) => ({ phone: '(512) 555-0147', code })),
  );
});

it('a confirmed phone can be replaced by another number', async () => {
  startFakeServer();
  const { user } = await renderPart(<PhoneSettings user={sampleUser({ phoneVerifiedAt: CONFIRMED })} />);
  await screen.findByText('Confirmed');
  await press(user, 'Change phone');
  expect((await screen.findByLabelText<HTMLInputElement>('Phone')).value).toBe('');
});

it('a profile without a phone explains its use', async () => {
  startFakeServer();
  await renderPart(<PhoneSettings user={sampleUser({ phone: null })} />);
  await screen.findByText('No phone yet. Add one, and you can sign in with a code we text you.');
  expect(screen.getByRole('button', { name: 'Add a phone' })).toBeDefined();
});
