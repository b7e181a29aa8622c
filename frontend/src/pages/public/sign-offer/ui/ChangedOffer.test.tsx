// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleOffer } from '#shared/testing/sample-letter.ts';
import { SignOfferPage } from './SignOfferPage.tsx';

async function open(change: Partial<OfferSigning>) {
  const server = startFakeServer();
  server.answers('GET /api/offer-letters/sign/secret', { body: sampleOffer(change) });
  return renderPart(
    <Routes>
      <Route path="/sign-offer/:token" element={<SignOfferPage />} />
    </Routes>,
    { at: '/sign-offer/secret' },
  );
}

const line = (name: string): HTMLElement => {
  const term = screen.getByText(name, { selector: 'dt' });
  return term.parentElement ?? term;
};

it('a new version marks each changed term, including removed ones', async () => {
  await open({
    version: 2,
    payRate: '28',
    conditions: null,
    changes: [
      { field: 'payRate', before: '25' },
      { field: 'conditions', before: 'A clean record' },
    ],
  });
  expect(await screen.findByText('Ridge & Co changed 2 things in this offer')).toBeDefined();
  expect(within(line('Pay')).getByText('Changed')).toBeDefined();
  expect(line('Pay').textContent).toContain('$28');
  expect(line('Pay').textContent).toContain('Before: $25');
  expect(line('Conditions').textContent).toContain('not in the letter');
  expect(line('Conditions').textContent).toContain('Before: A clean record');
  expect(within(line('Start date')).queryByText('Changed')).toBeNull();
});

it("an earlier version's link leads to the new one and accepts no answer", async () => {
  await open({ status: 'replaced', newSigningUrl: 'https://crewvine.test/sign-offer/another' });
  const link = await screen.findByRole('link', { name: 'Open the new offer' });
  expect(link.getAttribute('href')).toBe('/sign-offer/another');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
});

it('the page shows that the new version is still on its way', async () => {
  await open({ status: 'replaced', newSigningUrl: null });
  expect(await screen.findByText(/is changing this offer/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
