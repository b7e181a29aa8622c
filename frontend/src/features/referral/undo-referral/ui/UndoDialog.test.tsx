// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serverNow } from '#shared/lib/index.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { UndoDialog } from './UndoDialog.tsx';

const CALL = 'PUT /api/referrals/*/rollback';
const HOUR_MS = 3_600_000;

/** The five reasons of rules.md#rollback-reasons, and the text without a reason. */
const REFUSALS: readonly (readonly [FakeAnswer, string])[] = [
  ...[
    'No previous status to return to',
    'Unable to determine when the status changed',
    'Rollback time limit exceeded (24 hours)',
    'A signed offer cannot be undone',
    'A bonus has already been paid out',
  ].map((reason) => [refusing(422, 'hiring.rollback_refused', reason), `Undo Failed${reason}`] as const),
  [silent, 'Undo FailedFailed to undo the last action.'],
  [signedOut, 'ErrorPlease try again or refresh the page.'],
];

async function open() {
  const server = startFakeServer();
  const close = vi.fn();
  const referral = sampleReferral({
    status: 'contacted',
    rollback: {
      allowed: true,
      previousStatus: 'submitted',
      previousStatusDisplay: 'New Referral',
      expiresAt: new Date(serverNow() + 22.5 * HOUR_MS).toISOString(),
      reason: null,
    },
  });
  const part = await renderPart(<UndoDialog referral={referral} onClose={close} />);
  await screen.findByRole('dialog');
  return { ...part, server, close };
}

describe('undoing a step', () => {
  it('the dialog names the restored status and the time left', async () => {
    await open();
    expect(screen.getByRole('dialog').textContent).toMatch(
      /Are you sure you want to undo the last status change and return to "New Referral"\? This action can only be undone within 23 hours\./,
    );
  });

  it('the dialog stays open for the question about a report and sends the answer', async () => {
    const { user, server, close } = await open();
    server.answers(CALL, refusing(409, 'checks.adverse_action_pending', 'Say whether it plays any part.'));
    await press(user, 'Undo');
    await user.click(await screen.findByRole('radio', { name: /^Yes/ }));
    await press(user, 'Undo');
    await waitFor(() => expect(server.calls(CALL)).toHaveLength(2));
    expect(server.calls(CALL)[1]?.body).toEqual({ reportPlaysPart: true });
    expect(close).not.toHaveBeenCalled();
  });

  it('undoing a hire asks whether the person worked and sends the answer', async () => {
    const server = startFakeServer();
    const close = vi.fn();
    server.answers(CALL, { body: { referral: sampleReferral() } });
    const rollback = { ...sampleReferral().rollback, allowed: true, previousStatus: 'interviewing' } as const;
    const referral = sampleReferral({ status: 'hired', rollback });
    const { user } = await renderPart(<UndoDialog referral={referral} onClose={close} />);
    await user.click(await screen.findByRole('radio', { name: 'No, not a single day' }));
    await press(user, 'Undo');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(CALL)[0]?.body).toEqual({ worked: false });
  });

  it('undoing a hire’s rejection shows the amount due again', async () => {
    const server = startFakeServer();
    const lines = [
      { kind: 'referralBonus', label: 'Bonus', amount: '500.00' },
      { kind: 'drugTest', label: 'Drug test', amount: '50.00' },
    ];
    server.answers('GET /api/referrals/*/hire-quote', { body: { lines, total: '550.00' } });
    const rollback = { ...sampleReferral().rollback, allowed: true, previousStatus: 'hired' } as const;
    const referral = sampleReferral({ status: 'rejected', rollback });
    await renderPart(<UndoDialog referral={referral} onClose={vi.fn()} />);
    expect(await screen.findByText(/What went back is due again/)).toBeDefined();
    expect(screen.getByText('Drug test')).toBeDefined();
    expect(screen.getByText('$550.00')).toBeDefined();
  });

  it.each(REFUSALS)('an undo refused with %o shows "%s" and closes the dialog', async (answer, words) => {
    const { user, server, close } = await open();
    server.answers(CALL, answer);
    await press(user, 'Undo');
    await expectToast(words);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it('an undo shows the restored status', async () => {
    const { user, server, close } = await open();
    server.answers(CALL, { body: { referral: sampleReferral() } });
    await press(user, 'Undo');
    await expectToast('Action UndoneIvy View: New Referral');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  });
});
