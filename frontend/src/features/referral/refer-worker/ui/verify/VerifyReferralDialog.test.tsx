// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { VerifyReferralDialog } from './VerifyReferralDialog.tsx';

const REFERRAL = sampleReferral({ workerName: 'Rosa Díaz' });
const SEND = 'POST /api/referrals/*/send-verification';
const VERIFY = 'POST /api/referrals/*/verify';

/** rules.md#texts-to-the-letter */
const SEND_REFUSALS: readonly (readonly ['toast' | 'dialog', FakeAnswer, RegExp])[] = [
  ['toast', silent, /^ErrorFailed to send verification code\. Please try again\.$/],
  ['toast', signedOut, /^ErrorPlease try again or refresh the page\.$/],
  ['dialog', refusing(429, 'hiring.too_many_codes'), /^We've sent too many codes\./],
  ['dialog', refusing(409, 'hiring.already_confirmed'), /^The worker has already confirmed\./],
  [
    'dialog',
    {
      status: 409,
      body: { code: 'notifications.quiet_hours', message: 'Night', availableAt: '2027-08-12T08:00:00' },
    },
    /^It's nighttime at that phone.* at 8:00 AM\.$/,
  ],
];
const VERIFY_REFUSALS: readonly (readonly [FakeAnswer, RegExp])[] = [
  [
    refusing(400, 'hiring.invalid_code', 'Invalid Code'),
    /^Invalid CodeThe verification code is incorrect or expired\.$/,
  ],
  [refusing(409, 'hiring.already_confirmed'), /^ErrorThe worker has already confirmed\./],
  [refusing(429, 'http.too_many'), /^ErrorToo many tries\./],
  [silent, /^ErrorPlease try again or refresh the page\.$/],
  [signedOut, /^ErrorPlease try again or refresh the page\.$/],
];

async function open(referral = REFERRAL) {
  const server = startFakeServer();
  const close = vi.fn();
  const part = await renderPart(<VerifyReferralDialog referral={referral} onClose={close} />);
  const dialog = await screen.findByRole('dialog', { name: 'Verify Phone Number' });
  return { ...part, server, close, dialog };
}

async function openWithCode(referral = REFERRAL) {
  const part = await open(referral);
  part.server.answers(SEND, { status: 204 });
  await press(part.user, 'Send verification code');
  await screen.findByLabelText('Verification code');
  return part;
}

describe('verifying a worker’s number', () => {
  it.each(SEND_REFUSALS)('an unsent code shows the reason in a %s: %o %s', async (place, answer, words) => {
    const { user, server, dialog, close } = await open();
    server.answers(SEND, answer);
    await press(user, 'Send verification code');
    if (place === 'toast') await expectToast(words);
    else expect((await within(dialog).findByRole('alert')).textContent).toMatch(words);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(answer === signedOut ? 1 : 0));
  });

  it.each(VERIFY_REFUSALS)('a refused code shows the reason: %o %s', async (answer, words) => {
    const { user, server, close } = await openWithCode();
    server.answers(VERIFY, answer);
    await fillIn(user, { 'Verification code': '000000' });
    await press(user, 'Verify');
    await expectToast(words);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(answer === signedOut ? 1 : 0));
  });

  it.each([
    ['submitted', 1],
    ['contacted', 0],
    ['hired', 0],
  ] as const)('verifying a %s referral promises a call %d times', async (status, times) => {
    const { user, server, dialog } = await openWithCode(sampleReferral({ ...REFERRAL, status }));
    server.answers(VERIFY, { body: REFERRAL });
    await fillIn(user, { 'Verification code': '123456' });
    await press(user, 'Verify');
    expect(await within(dialog).findByText(/verified and now active/)).toBeDefined();
    expect(within(dialog).queryAllByText(/within 24 hours/)).toHaveLength(times);
  });

  it('the code field accepts only digits and requires six', async () => {
    const { user, server } = await openWithCode();
    const verify = await screen.findByRole('button', { name: 'Verify' });
    await fillIn(user, { 'Verification code': '12 34-5' });
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('12345');
    expect(verify.ariaDisabled).toBe('true');
    await user.click(verify);
    expect(server.calls(VERIFY)).toEqual([]);
    await fillIn(user, { 'Verification code': '1234567' });
    server.answers(VERIFY, { body: REFERRAL });
    await user.click(verify);
    await screen.findByRole('link', { name: /./ });
    expect(server.calls(VERIFY)[0]?.body).toEqual({ code: '123456' });
  });
});
