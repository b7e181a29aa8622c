// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Addendum } from '#contract/offers/changing/addendum.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { Addenda } from './Addenda.tsx';

const ADD = 'POST /api/offer-letters/one/addendum';
const WAITING: Addendum = {
  id: 'two',
  terms: 'Boots are provided',
  status: 'viewed',
  actions: ['extend', 'renew_link', 'record_paper', 'withdraw'],
  sentAt: '2026-11-20T12:00:00.000Z',
  signedAt: null,
  expiresAt: '2099-01-01T00:00:00.000Z',
  signatureKind: null,
  paperNote: null,
  paperScan: null,
  documentUrl: '/api/offer-letters/two/document',
};

async function open(change: Partial<OfferLetter> = {}) {
  const server = startFakeServer();
  const part = await renderPart(<Addenda letter={sampleLetter({ status: 'signed', ...change })} />);
  return { ...part, server };
}

it('the addendum form sends its text and shows missing or refused text at the field', async () => {
  const { user, server } = await open();
  await press(user, 'Add an Addendum');
  await press(user, 'Send Addendum');
  expect(await screen.findByText('Please write what the addendum says')).toBeDefined();
  await expectAccessible();
  const message = "We can't print this character in a letter: 🥾";
  const issues = [{ path: 'terms', message }];
  server.answers(ADD, { status: 400, body: { message, code: 'offers.unprintable', issues } });
  await fillIn(user, { 'What the addendum says': 'Boots 🥾' });
  await press(user, 'Send Addendum');
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  server.answers(ADD, { status: 201, body: sampleLetter({ id: 'two' }) });
  await fillIn(user, { 'What the addendum says': 'Boots are provided' });
  await press(user, 'Send Addendum');
  await expectToast(/^Addendum Sent/);
  expect(server.calls(ADD).at(-1)?.body).toEqual({ terms: 'Boots are provided' });
});

it('a waiting addendum prevents another one and can be withdrawn', async () => {
  const { user, server } = await open({ addenda: [WAITING], actions: [] });
  expect(screen.getByText('Boots are provided')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add an Addendum' })).toBeNull();
  server.answers('POST /api/offer-letters/two/withdraw', { body: sampleLetter() });
  await press(user, 'Withdraw Addendum');
  await screen.findByRole('dialog', { name: 'Withdraw this addendum?' });
  await expectAccessible();
  await press(user, 'Withdraw Addendum');
  await waitFor(() => expect(server.calls('POST /api/offer-letters/two/withdraw')).toHaveLength(1));
});

it('the employer records an addendum’s paper signature with a note', async () => {
  const { user, server } = await open({ addenda: [WAITING] });
  server.answers('POST /api/offer-letters/two/paper-signature', { body: sampleLetter() });
  await press(user, 'Signed on Paper');
  await expectAccessible();
  await fillIn(user, { 'Date signed': '2026-11-21', Note: 'Came back by mail' });
  await press(user, 'Record Signature');
  await expectToast(/^Signature Recorded/);
  expect(server.calls('POST /api/offer-letters/two/paper-signature')[0]?.body).toEqual({
    signedAt: '2026-11-21',
    note: 'Came back by mail',
  });
});

it('an addendum signed on paper shows its date and note', async () => {
  const signedAt = '2026-11-21T18:00:00.000Z';
  const paper: Addendum = {
    ...WAITING,
    status: 'signed',
    actions: ['add_scan'],
    signedAt,
    signatureKind: 'paper',
    paperNote: 'By mail',
  };
  await open({ addenda: [paper] });
  expect(screen.getByText(/Nov 21, 2026 · Signed on paper$|Signed on paper$/)).toBeDefined();
  expect(screen.getByText('By mail')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Signed on Paper' })).toBeNull();
});
