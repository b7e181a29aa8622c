// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { OpenLetterActions } from './OpenLetterActions.tsx';

const LETTER = sampleLetter({
  status: 'sent',
  sentAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
});
const PAPER = 'POST /api/offer-letters/one/paper-signature';

async function open() {
  const server = startFakeServer();
  return { ...(await renderPart(<OpenLetterActions letter={LETTER} />)), server };
}

describe('a letter that waits', () => {
  it('gets more days, and says where it cannot', async () => {
    const { user, server } = await open();
    const EXTEND = 'POST /api/offer-letters/one/extend';
    server.answers(EXTEND, { body: { ...LETTER, expiresAt: '2026-12-04T12:00:00.000Z' } });
    await press(user, 'Add 7 days');
    await expectToast(/^More Time Added.*Dec 4/);
    expect(server.calls(EXTEND)[0]?.body).toEqual({ days: 7 });
    server.answers(EXTEND, refusing(422, 'offers.extension_too_long', 'Not that long'));
    await press(user, 'Add 3 days');
    await expectToast(/Not that long/);
  });

  it('gets a new link after a second press', async () => {
    const { user, server } = await open();
    const LINK = 'POST /api/offer-letters/one/new-link';
    server.answers(LINK, { body: LETTER });
    await press(user, 'Send New Link');
    expect(server.calls(LINK)).toEqual([]);
    await press(user, 'Press again to send');
    await expectToast(/^New Link Sent/);
  });

  it('is recorded as signed on paper with a day and a note, which stay after a refusal', async () => {
    const { user, server } = await open();
    await press(user, 'Signed on Paper');
    await press(user, 'Record Signature');
    await expectFieldMessages([
      'Please enter the day it was signed',
      'Please add a note about the signed offer',
    ]);
    server.answers(PAPER, refusing(409, 'offers.not_open', 'It was answered meanwhile'));
    await fillIn(user, { 'Date signed': '2026-11-22', Note: 'At the site office' });
    await press(user, 'Record Signature');
    await expectToast(/It was answered meanwhile/);
    expect(valueOf('Date signed')).toBe('2026-11-22');
    server.answers(PAPER, { body: { ...LETTER, status: 'signed' } });
    await press(user, 'Record Signature');
    await expectToast(/^Signature Recorded/);
    expect(server.calls(PAPER).at(-1)?.body).toEqual({ signedAt: '2026-11-22', note: 'At the site office' });
    expect(screen.getByRole('form', { name: 'Signed on Paper' })).toBeDefined();
  });
});
