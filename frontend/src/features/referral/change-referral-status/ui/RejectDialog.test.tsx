// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { RejectDialog } from './RejectDialog.tsx';

const CALL = 'PUT /api/referrals/*/status';
const MOVED = 'This referral has moved on since';

async function open(changes: Parameters<typeof sampleReferral>[0] = {}) {
  const server = startFakeServer();
  const close = vi.fn();
  const part = await renderPart(<RejectDialog referral={sampleReferral(changes)} onClose={close} />);
  await screen.findByRole('dialog');
  return { ...part, server, close };
}

describe('a rejection', () => {
  it('a rejection without a note shows the problem and sends nothing', async () => {
    const { user, server } = await open();
    await fillIn(user, { 'Your note': '   ' });
    await press(user, 'Reject candidate');
    await expectFieldMessages(['Please provide a reason']);
    expect(server.calls(CALL)).toEqual([]);
  });

  it('a refused rejection leaves the note in place', async () => {
    const { user, server, close } = await open();
    server.answers(CALL, refusing(409, 'hiring.moved_on', MOVED));
    await fillIn(user, { 'Your note': 'Not this time' });
    await press(user, 'Reject candidate');
    await expectToast(`Failed to update referral status.${MOVED}`);
    expect(valueOf('Your note')).toBe('Not this time');
    expect(close).not.toHaveBeenCalled();
  });

  it('a rejection sends the note and the reason that others may see', async () => {
    const { user, server, close } = await open();
    server.answers(CALL, { body: sampleReferral({ status: 'rejected' }) });
    await fillIn(user, { 'Your note': ' Not this time ' });
    await user.selectOptions(screen.getByRole('combobox'), 'experience');
    await press(user, 'Reject candidate');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(CALL)[0]?.body).toEqual({
      status: 'rejected',
      notes: 'Not this time',
      reason: 'experience',
    });
  });

  it('a rejection refused because of a report requires an answer and sends it', async () => {
    const { user, server, close } = await open();
    server.answers(CALL, refusing(409, 'checks.adverse_action_pending', 'Say whether it plays any part.'));
    await fillIn(user, { 'Your note': 'Somebody else was faster' });
    await press(user, 'Reject candidate');
    await user.click(await screen.findByRole('radio', { name: /^No part at all/ }));
    expect(close).not.toHaveBeenCalled();
    server.answers(CALL, { body: sampleReferral({ status: 'rejected' }) });
    await press(user, 'Reject candidate');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(
      server.calls(CALL).map(({ body }) => (body as { reportPlaysPart?: boolean }).reportPlaysPart),
    ).toEqual([undefined, false]);
  });

  it('after a notice, a rejection for another reason requires that reason and sends it', async () => {
    const { user, server, close } = await open({ backgroundCheckStatus: 'concerns' });
    const message =
      'You sent this candidate a notice because of the report. Enter the other reason for your decision.';
    const issues = [{ path: 'otherReason', message }];
    server.answers(CALL, { status: 422, body: { message, code: 'checks.other_reason_required', issues } });
    await user.click(screen.getByRole('radio', { name: /^No part at all/ }));
    await fillIn(user, { 'Your note': 'The site closed' });
    await press(user, 'Reject candidate');
    await expectFieldMessages([message]);
    expect(close).not.toHaveBeenCalled();
    server.answers(CALL, { body: sampleReferral({ status: 'rejected' }) });
    await fillIn(user, { 'The other reason': ' The site closed ' });
    await press(user, 'Reject candidate');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(CALL).at(-1)?.body).toMatchObject({
      reportPlaysPart: false,
      otherReason: 'The site closed',
    });
  });

  it('known findings show the question about the report from the start', async () => {
    await open({ backgroundCheckStatus: 'concerns' });
    const question = screen.getByRole('group', { name: 'Does the report play any part in this decision?' });
    expect(question.querySelectorAll('input:checked')).toHaveLength(0);
  });

  it('rejecting a hire asks whether the person worked and sends the answer with the last day', async () => {
    const { user, server, close } = await open({ status: 'hired' });
    await fillIn(user, { 'Your note': 'Quit' });
    const message = 'Enter a day of the past year, or leave it empty';
    const issues = [{ path: 'lastDay', message }];
    server.answers(CALL, { status: 422, body: { message, code: 'hiring.last_day', issues } });
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await fillIn(user, { 'Last day of work (optional)': '2016-11-20' });
    await press(user, 'Reject candidate');
    await expectFieldMessages([message]);
    expect(close).not.toHaveBeenCalled();
    server.answers(CALL, { body: sampleReferral({ status: 'rejected' }) });
    await fillIn(user, { 'Last day of work (optional)': '2026-11-20' });
    await press(user, 'Reject candidate');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(CALL).at(-1)?.body).toMatchObject({ worked: true, lastDay: '2026-11-20' });
  });

  it('a rejection before the hire does not ask about work', async () => {
    await open({ status: 'offer_signed' });
    expect(screen.queryByRole('radio', { name: 'No, not a single day' })).toBeNull();
  });

  it('a rejection warns of a refund and of a check with findings', async () => {
    await open();
    const before = screen.getByRole('dialog').textContent.length;
    await open({ paymentStatus: 'funded', backgroundCheckStatus: 'concerns' });
    expect(screen.getAllByRole('dialog').at(-1)?.textContent.length).toBeGreaterThan(before);
  });
});
