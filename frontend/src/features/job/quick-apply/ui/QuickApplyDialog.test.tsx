// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { QuickApplyDialog } from './QuickApplyDialog.tsx';

const CALL = 'POST /api/jobs/*/quick-apply';

/** Texts after a refusal (rules.md#texts-to-the-letter). */
const REFUSALS: readonly (readonly [FakeAnswer, string])[] = [
  [silent, "Application FailedWe couldn't send your application. Please try again."],
  [
    refusing(409, 'hiring.already_referred', 'This worker has already been referred for this job'),
    'Application FailedYou already applied for this job, or someone referred you for it. If you were referred, confirm your phone in your profile and apply again.',
  ],
  [
    refusing(422, 'hiring.job_closed', 'This job is no longer open'),
    'Application FailedThis job is no longer open',
  ],
  [
    refusing(400, 'hiring.phone_invalid', 'Please enter a valid phone number'),
    'Application FailedPlease enter a valid phone number',
  ],
  [
    refusing(429, 'http.too_many', 'Please wait a little and try again'),
    'Application FailedPlease wait a little and try again',
  ],
  [signedOut, 'ErrorPlease try again or refresh the page.'],
];

async function open(changes: Parameters<typeof sampleUser>[0] = {}) {
  const server = startFakeServer();
  const handlers = { onClose: vi.fn(), onIncomplete: vi.fn(), onApplied: vi.fn() };
  const worker = sampleUser({ userType: 'worker', payRate: '$28/hour', ...changes });
  const part = await renderPart(<QuickApplyDialog job={sampleJob()} user={worker} {...handlers} />);
  await screen.findByRole('dialog');
  return { ...part, server, ...handlers };
}

describe('a quick application', () => {
  it.each(REFUSALS)(
    'a refusal with %o shows "%s" and preserves the application form',
    async (answer, words) => {
      const { user, server, onClose } = await open();
      server.answers(CALL, answer);
      await fillIn(user, { 'Message to the employer': 'I can start on Monday.' });
      await press(user, 'Send application');
      await expectToast(words);
      expect(valueOf('Message to the employer (optional)')).toBe('I can start on Monday.');
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  it('a profile that the server finds incomplete leads to the profile', async () => {
    const { user, server, onIncomplete } = await open();
    server.answers(CALL, refusing(422, 'hiring.profile_incomplete', 'Please complete'));
    await press(user, 'Send application');
    await waitFor(() => expect(onIncomplete).toHaveBeenCalledOnce());
  });

  it("the application sends the profile and the form's values, and reports success", async () => {
    const { user, server, onClose, onApplied } = await open();
    server.answers(CALL, { status: 201, body: { id: 'any' } });
    await fillIn(user, { 'Message to the employer': 'I can start on Monday.' });
    await press(user, 'Send application');
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.calls(CALL)[0]?.body).toMatchObject({
      workerName: 'Ana Ruiz',
      workerPhone: '+15125550147',
      payRateExpectation: '$28/hour',
      message: 'I can start on Monday.',
    });
  });

  it('a worker without a phone number in the profile must enter one before applying', async () => {
    const { user, server } = await open({ phone: null });
    await press(user, 'Send application');
    expect(await screen.findAllByText('Please enter a valid phone number')).not.toEqual([]);
    expect(server.calls(CALL)).toEqual([]);
  });
});
