// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleOffer } from '#shared/testing/sample-letter.ts';
import { SignOfferPage } from './SignOfferPage.tsx';

const CALL = '/api/offer-letters/sign/secret';
const renderPage = () =>
  renderPart(
    <Routes>
      <Route path="/sign-offer/:token" element={<SignOfferPage />} />
    </Routes>,
    { at: '/sign-offer/secret' },
  );

it('an offer whose time is over asks the server, which decides what is possible', async () => {
  const server = startFakeServer();
  const late = { expiresAt: '2020-01-01T00:00:00.000Z' };
  const before = sampleOffer({ ...late, status: 'viewed' });
  const after = sampleOffer({ ...late, status: 'expired', consent: null });
  server.answers(`GET ${CALL}`, () => ({ body: server.calls(`GET ${CALL}`).length > 1 ? after : before }));
  await renderPage();
  const heading = await screen.findByRole('heading', { level: 1, name: /expired/ });
  expect(heading).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('the page has only the buttons of the actions that the server names', async () => {
  startFakeServer().answers(`GET ${CALL}`, { body: sampleOffer({ actions: ['decline'] }) });
  await renderPage();
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy();
  for (const name of ['Accept', 'Ask for a Change', 'Ask for a paper copy', 'Withdraw my consent'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
