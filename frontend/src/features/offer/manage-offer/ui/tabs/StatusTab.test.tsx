// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { StatusTab } from './StatusTab.tsx';

it.each([
  ['paper', /Nov 20, 2026$/],
  ['digital', /Nov 20, 2026, \d+:\d\d/],
] as const)('a %s signature shows its time as precisely as known', async (signatureKind, when) => {
  startFakeServer();
  const signedAt = '2026-11-20T18:00:00.000Z';
  await renderPart(<StatusTab letter={{ ...sampleLetter(), status: 'signed', signedAt, signatureKind }} />);
  const steps = (await screen.findByRole('list', { name: 'Status' })).children;
  expect(steps[steps.length - 1]?.textContent).toMatch(when);
});

it.each([
  ['requires_payment', /^Offer letter ready to send once it's paid\.$/],
  ['succeeded', /^Offer letter ready to send\.$/],
] as const)('a draft whose payment is %s shows whether it can be sent', async (status, words) => {
  startFakeServer();
  const payment = { id: 'one', paymentIntentId: 'pi', status, amount: '925.00', currency: 'usd' } as const;
  const letter = sampleLetter({ payment: { ...payment, clientSecret: null, actions: [], lines: [] } });
  await renderPart(<StatusTab letter={letter} />);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('a letter whose worker withdrew consent is marked "Paper only"', async () => {
  startFakeServer();
  await renderPart(<StatusTab letter={sampleLetter({ consentWithdrawnAt: '2026-11-20T12:00:00.000Z' })} />);
  expect(await screen.findByText('Paper only')).toBeTruthy();
});

it.each([
  ['2026-11-19T12:00:00.000Z', ['withdrawn', 'Signed']],
  ['2026-11-21T12:00:00.000Z', ['Signed', 'withdrawn']],
])('a consent withdrawn on %s appears in order among the steps', async (consentWithdrawnAt, order) => {
  startFakeServer();
  const signedAt = '2026-11-20T18:00:00.000Z';
  const letter = sampleLetter({ status: 'signed', signedAt, signatureKind: 'digital', consentWithdrawnAt });
  await renderPart(<StatusTab letter={letter} />);
  const steps = [...(await screen.findByRole('list', { name: 'Status' })).children];
  expect(steps.slice(-2).map(({ textContent }) => textContent)).toEqual(
    order.map((word) => expect.stringContaining(word)),
  );
});
