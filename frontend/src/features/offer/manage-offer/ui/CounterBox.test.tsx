// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#shared/i18n/index.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press, pressOnceEnabled } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SAVED_CARD } from '#shared/testing/sample-card.ts';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { CounterBox } from './CounterBox.tsx';

const CALL = 'POST /api/offer-letters/one/counter';
const asking = (payRate: string | null) =>
  sampleLetter({
    status: 'viewed',
    counter: {
      id: 'c',
      payRate,
      startDate: null,
      note: 'I have 12 years',
      status: 'open',
      createdAt: '2026-11-20T12:00:00.000Z',
    },
  });
const LETTER = asking('30');
const PENDING = { version: 2, payRate: '30', payType: 'hourly', startDate: null } as const;

const QUOTE = {
  pay: { amount: '30.00', period: 'hour', firstMonth: '4800.00', isUnlikely: false },
  lines: [],
  total: '80.00',
  refund: '0.00',
};

async function open(letter = LETTER, language: Language = 'en', cards: readonly object[] = []) {
  const server = startFakeServer();
  server.answers('GET /api/offer-letters/one/quote', { body: QUOTE });
  server.answers('GET /api/billing/payment-methods', { body: cards });
  const collect = vi.fn(() => Promise.resolve(true));
  const onAmend = vi.fn();
  return {
    ...(await renderPart(<CounterBox letter={letter} collect={collect} onAmend={onAmend} />, { language })),
    server,
    collect,
    onAmend,
  };
}

it('one press accepts the request and collects the difference', async () => {
  const { user, server, collect } = await open();
  expect(screen.getByText('I have 12 years')).toBeDefined();
  await expectAccessible();
  const payment = { status: 'requires_payment', amount: '80.00' };
  server.answers(CALL, { body: { ...LETTER, counter: null, pending: PENDING, payment } });
  await pressOnceEnabled(user, 'Accept Change');
  await expectToast(/^Change Accepted.*Leo Letter gets a new link/);
  expect(collect).toHaveBeenCalledWith(payment);
  expect(server.calls(CALL)[0]?.body).toEqual({ accept: true, confirmedPay: false, otherCard: false });
});

it.each([
  ['en', 'Accept Change', /^Waiting for Payment.*still has the offer as it was.*as soon as it's paid/],
  ['es', 'Aceptar cambio', /^Falta el pago.*todavía tiene la oferta como estaba/],
] as const)(
  'a change whose payment dialog is closed waits for its payment (%s)',
  async (language, button, words) => {
    const { user, server, collect } = await open(LETTER, language);
    collect.mockResolvedValue(false);
    const payment = { status: 'requires_payment', amount: '80.00' };
    server.answers(CALL, { body: { ...LETTER, counter: null, pending: PENDING, payment } });
    await pressOnceEnabled(user, button);
    await expectToast(words);
    expect(screen.queryByText(/Change Accepted|Cambio aceptado/)).toBeNull();
  },
);

it('the employer can leave the offer unchanged, and a refusal shows its reason', async () => {
  const { user, server } = await open();
  server.answers(CALL, refusing(409, 'offers.no_counter', 'It was answered'));
  await press(user, 'Keep as It Is');
  await expectToast(/It was answered/);
  server.answers(CALL, { body: LETTER });
  await press(user, 'Keep as It Is');
  await expectToast(/^Offer Kept/);
});

it.each([
  ['en', 'Accept $650 an hour'],
  ['es', 'Aceptar $650 por hora'],
] as const)('the accept button names unlikely pay, in %s', async (language, button) => {
  const { user, server } = await open(asking('650'), language);
  await expectAccessible();
  server.answers(CALL, { body: { ...LETTER, counter: null } });
  await pressOnceEnabled(user, button);
  const sent = { accept: true, confirmedPay: true, otherCard: false };
  await waitFor(() => expect(server.calls(CALL)[0]?.body).toEqual(sent));
});

it.each([
  ['en', '$32/hora', 'Pay: $32 an hour (now $25 an hour)'],
  ['es', '$32/hora', 'Salario: $32 por hora (ahora $25 por hora)'],
] as const)('the requested pay reads as in the letter, in %s', async (language, payRate, line) => {
  await open(asking(payRate), language);
  expect(screen.getByText(line)).toBeDefined();
});

it('the box quotes extra words and explains that a note is not part of the letter', async () => {
  await open(asking('$32 plus my truck'));
  expect(screen.getByText('In their words: “$32 plus my truck”')).toBeDefined();
  expect(screen.getByText(/^A note isn't part of the letter/)).toBeDefined();
});

it('a request that is only a note cannot be accepted', async () => {
  const { user, onAmend } = await open(asking(null));
  expect(screen.queryByRole('button', { name: 'Accept Change' })).toBeNull();
  await press(user, 'Change Offer');
  expect(onAmend).toHaveBeenCalledOnce();
});

it('the box names the charge and the card, and another card can be used', async () => {
  const { user, server } = await open(LETTER, 'en', [SAVED_CARD]);
  expect(await screen.findByText("We'll charge $80.00 to your Visa ending in 4242.")).toBeDefined();
  await expectAccessible();
  await pressOnceEnabled(user, 'Use another card');
  server.answers(CALL, { body: { ...LETTER, counter: null } });
  await pressOnceEnabled(user, 'Accept Change');
  expect(server.calls(CALL)[0]?.body).toMatchObject({ accept: true, otherCard: true });
});

it('the accept button names the amount that it charges', async () => {
  const { user, server } = await open(LETTER, 'en', [SAVED_CARD]);
  server.answers(CALL, { body: { ...LETTER, counter: null } });
  await pressOnceEnabled(user, 'Accept & pay $80.00');
  expect(server.calls(CALL)[0]?.body).toMatchObject({ accept: true, otherCard: false });
});
