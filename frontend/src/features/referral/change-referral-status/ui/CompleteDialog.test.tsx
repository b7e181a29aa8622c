// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serverNow } from '#shared/lib/index.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { CompleteDialog } from './CompleteDialog.tsx';

const CALL = 'PUT /api/referrals/*/complete';
const TOO_EARLY =
  "This work hasn't started yet. You can mark it complete from the start date of the offer letter on.";
const dayIn = (days: number): string => new Date(serverNow() + days * 86_400_000).toISOString().slice(0, 10);

async function open(startDate: string | null) {
  const server = startFakeServer();
  server.answers('GET /api/offer-letters/referral/*', {
    body: sampleLetter({ status: 'signed', startDate }),
  });
  const close = vi.fn();
  const offerLetter =
    startDate === null
      ? null
      : ({
          id: 'one',
          status: 'signed',
          expiresAt: null,
          isConsentWithdrawn: false,
          due: null,
          isCountered: false,
          awaitsSignature: false,
        } as const);
  const referral = sampleReferral({ status: 'hired', offerLetter });
  const part = await renderPart(<CompleteDialog referral={referral} onClose={close} />);
  const dialog = await screen.findByRole('dialog', { name: 'Mark Complete' });
  return { ...part, server, close, dialog };
}

it('the dialog explains the consequences and completes the work only after a confirmation', async () => {
  const { user, server, close, dialog } = await open(null);
  expect(dialog.textContent).toMatch(/Has Ivy View finished the work/);
  expect(dialog.textContent).toMatch(/can claim the tier reward.*rate each other.*charged.*undo this for 24/);
  expect(server.calls(CALL)).toHaveLength(0);
  server.answers(CALL, { body: sampleReferral({ status: 'completed' }) });
  await press(user, 'Mark Complete');
  await expectToast(/^Work Completed/);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('the dialog names a future first day and stays open after a refusal', async () => {
  const { user, server, close } = await open(dayIn(3));
  expect(await screen.findByText(/The offer letter says work starts on/)).toBeDefined();
  server.answers(CALL, refusing(422, 'hiring.not_started', TOO_EARLY));
  await press(user, 'Mark Complete');
  await expectToast(`Failed to mark referral as completed.${TOO_EARLY}`);
  expect(close).not.toHaveBeenCalled();
});

it('the dialog does not mention a past first day', async () => {
  await open(dayIn(-3));
  await waitFor(() => expect(screen.queryByText(/work starts on/)).toBeNull());
});

it('the dialog sends the last day of work and shows its problem at the field', async () => {
  const { user, server, close } = await open(null);
  const message = 'Enter a day of the past year, or leave it empty';
  server.answers(CALL, {
    status: 422,
    body: { message, code: 'hiring.last_day', issues: [{ path: 'lastDay', message }] },
  });
  await fillIn(user, { 'Last day of work (optional)': dayIn(-900) });
  await press(user, 'Mark Complete');
  expect(await screen.findByText(message, { selector: '[id$=error], [id$=error] *' })).toBeDefined();
  server.answers(CALL, { body: sampleReferral({ status: 'completed' }) });
  await fillIn(user, { 'Last day of work (optional)': dayIn(-1) });
  await press(user, 'Mark Complete');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.calls(CALL).at(-1)?.body).toEqual({ lastDay: dayIn(-1) });
});
