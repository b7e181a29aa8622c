// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#shared/i18n/index.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { CounterBox } from './CounterBox.tsx';

const CALL = 'POST /api/offer-letters/one/counter';
const asking = (payRate: string) =>
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

async function open(letter = LETTER, language: Language = 'en') {
  const server = startFakeServer();
  const collect = vi.fn(() => Promise.resolve(true));
  return {
    ...(await renderPart(<CounterBox letter={letter} collect={collect} />, { language })),
    server,
    collect,
  };
}

it('accepts in one press, and collects the difference', async () => {
  const { user, server, collect } = await open();
  expect(screen.getByText('I have 12 years')).toBeDefined();
  await expectAccessible();
  const payment = { status: 'requires_payment', amount: '80.00' };
  server.answers(CALL, { body: { ...LETTER, status: 'draft', version: 2, counter: null, payment } });
  await press(user, 'Accept Change');
  await expectToast(/^Change Accepted.*as soon as it's paid/);
  expect(collect).toHaveBeenCalledWith(payment);
  expect(server.calls(CALL)[0]?.body).toEqual({ accept: true, confirmedPay: false });
});

it('keeps the offer as it is, and says where that was refused', async () => {
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
] as const)(
  'has the pay that nobody earns in the button that accepts it, in %s',
  async (language, button) => {
    const { user, server } = await open(asking('650'), language);
    await expectAccessible();
    server.answers(CALL, { body: { ...LETTER, counter: null } });
    await press(user, button);
    expect(server.calls(CALL)[0]?.body).toEqual({ accept: true, confirmedPay: true });
  },
);
