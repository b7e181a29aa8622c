// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { fakeUploads } from '#shared/testing/fake-upload.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { LetterMenu } from './LetterMenu.tsx';
import { PaperScan } from './paper/PaperScan.tsx';

const LETTER = sampleLetter({
  status: 'sent',
  sentAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
});
const PAPER = 'POST /api/offer-letters/one/paper-signature';

async function open() {
  const server = startFakeServer();
  return {
    ...(await renderPart(<LetterMenu letter={LETTER} collect={vi.fn()} onAmend={vi.fn()} />)),
    server,
  };
}

async function choose(user: UserEvent, name: string): Promise<void> {
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('a letter that waits', () => {
  it('the employer can extend the offer, and a refusal shows its reason', async () => {
    const { user, server } = await open();
    const EXTEND = 'POST /api/offer-letters/one/extend';
    server.answers(EXTEND, { body: { ...LETTER, expiresAt: '2026-12-04T12:00:00.000Z' } });
    await choose(user, 'Add 7 days');
    await expectToast(/^More Time Added.*Dec 4/);
    expect(server.calls(EXTEND)[0]?.body).toEqual({ days: 7 });
    server.answers(EXTEND, refusing(422, 'offers.extension_too_long', 'Not that long'));
    await choose(user, 'Add 3 days');
    await expectToast(/Not that long/);
  });

  it('a new link is sent after a confirmation', async () => {
    const { user, server } = await open();
    const LINK = 'POST /api/offer-letters/one/new-link';
    server.answers(LINK, { body: LETTER });
    await choose(user, 'Send New Link');
    expect(server.calls(LINK)).toEqual([]);
    await screen.findByRole('dialog', { name: /a new link\?$/ });
    await press(user, 'Send New Link');
    await expectToast(/^New Link Sent/);
  });

  it('a paper signature is recorded with a date and a note, which stay after a refusal', async () => {
    const { user, server } = await open();
    await choose(user, 'Signed on Paper');
    await press(user, 'Record Signature');
    await expectFieldMessages([
      'Please enter the day it was signed',
      'Please add a note about the signed offer',
    ]);
    await expectAccessible();
    server.answers(PAPER, refusing(409, 'offers.not_open', 'It was answered meanwhile'));
    await fillIn(user, { 'Date signed': '2026-11-22', Note: 'At the site office' });
    await press(user, 'Record Signature');
    await expectToast(/It was answered meanwhile/);
    expect(valueOf('Date signed')).toBe('2026-11-22');
    const message = "The signature can't be in the future";
    const issues = [{ path: 'signedAt', message }];
    server.answers(PAPER, { status: 422, body: { message, code: 'offers.signed_later', issues } });
    await press(user, 'Record Signature');
    await expectFieldMessages([message]);
    server.answers(PAPER, { body: { ...LETTER, status: 'signed' } });
    await press(user, 'Record Signature');
    await expectToast(/^Signature Recorded/);
    expect(server.calls(PAPER).at(-1)?.body).toEqual({ signedAt: '2026-11-22', note: 'At the site office' });
    expect(screen.getByRole('dialog', { name: 'Signed on Paper' })).toBeDefined();
    await press(user, 'Cancel');
    expect(screen.queryByRole('dialog', { name: 'Signed on Paper' })).toBeNull();
  });
});

const chooser = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[data-paper-scan]');
  if (!input) throw new Error('There is nothing to choose a file with');
  return input;
};
const scan = (name = 'signed.pdf', type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });
const SCAN_PATH = '/api/offer-letters/one/paper-scan';

describe('the scan of the signed paper', () => {
  it('a scan uploads once the signature is recorded', async () => {
    const uploads = fakeUploads();
    const { user, server } = await open();
    await choose(user, 'Signed on Paper');
    await fillIn(user, { 'Date signed': '2026-11-22', Note: 'At the site office' });
    await user.upload(chooser(), scan());
    expect(screen.getByText('signed.pdf')).toBeDefined();
    server.answers(PAPER, { body: { ...LETTER, status: 'signed' } });
    await press(user, 'Record Signature');
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]).toMatchObject({ address: SCAN_PATH, file: { name: 'signed.pdf' } });
    expect(server.calls(PAPER)).toHaveLength(1);
    act(() => uploads[0]?.isAnswered(200, LETTER));
    await expectToast(/^Signature Recorded/);
  });

  it('a refused scan leaves the signature recorded and shows the reason', async () => {
    const uploads = fakeUploads();
    const { user, server } = await open();
    await choose(user, 'Signed on Paper');
    await fillIn(user, { 'Date signed': '2026-11-22', Note: 'At the site office' });
    await user.upload(chooser(), scan());
    server.answers(PAPER, { body: { ...LETTER, status: 'signed' } });
    await press(user, 'Record Signature');
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.isAnswered(422, { message: 'A scan can have up to 20 pages' }));
    await expectToast('Signature recorded, but not the scanA scan can have up to 20 pages');
  });

  it('a scan of the wrong type or size is not sent, nor is the signature', async () => {
    const { user, server } = await open();
    await choose(user, 'Signed on Paper');
    await fillIn(user, { 'Date signed': '2026-11-22', Note: 'At the site office' });
    const chooseFile = userEvent.setup({ applyAccept: false });
    await chooseFile.upload(chooser(), scan('page.html', 'text/html'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please choose a PDF, or a JPEG, PNG or WebP picture');
    await press(user, 'Record Signature');
    const large = new File([new Uint8Array(9 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' });
    await chooseFile.upload(chooser(), large);
    expect((await screen.findByRole('alert')).textContent).toBe('This file is larger than 8 MB');
    await press(user, 'Remove file');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.calls(PAPER)).toEqual([]);
  });

  it('a scan can be added later and retried after a failure', async () => {
    const uploads = fakeUploads();
    startFakeServer();
    const signed = sampleLetter({ status: 'signed', signatureKind: 'paper' });
    const { user } = await renderPart(<PaperScan letter={signed} />);
    expect(screen.queryByRole('link')).toBeNull();
    await user.upload(chooser(), scan());
    act(() => uploads[0]?.breaksOff());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe("The file didn't get through. Please try again.");
    await user.upload(chooser(), scan());
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[1]?.isAnswered(200, signed));
    await expectToast('Scan Saved');
  });

  it('a saved scan can be opened and replaced', async () => {
    startFakeServer();
    const kept = { contentType: 'application/pdf', size: 8, uploadedAt: '2026-11-22T12:00:00.000Z' } as const;
    const paperScan = { ...kept, url: SCAN_PATH };
    await renderPart(
      <PaperScan letter={sampleLetter({ status: 'signed', signatureKind: 'paper', paperScan })} />,
    );
    expect(screen.getByRole('link', { name: /Open Scan/ }).getAttribute('href')).toBe(SCAN_PATH);
    expect(screen.getByRole('button', { name: 'Replace Scan' })).toBeDefined();
  });
});
