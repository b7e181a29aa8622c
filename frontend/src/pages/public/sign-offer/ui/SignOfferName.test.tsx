// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleOffer } from '#shared/testing/sample-letter.ts';
import { SignOfferPage } from './SignOfferPage.tsx';

const CALL = '/api/offer-letters/sign/secret';
const consent = {
  version: 'v1',
  language: 'en',
  sections: [{ title: 'You can have it on paper', text: "It's free." }],
  statement: 'I agree to sign this way.',
  sha256: 'c'.repeat(64),
} as const;

async function signAs(typed: string) {
  const server = startFakeServer();
  const documentOpenedAt = '2026-11-20T12:00:00.000Z';
  const offer = sampleOffer({
    workerName: 'Brianna Castillo',
    consent: { ...consent, sections: [...consent.sections] },
    documentOpenedAt,
  });
  server.answers(`GET ${CALL}`, { body: offer });
  server.answers(`POST ${CALL}`, { body: { ...offer, status: 'signed' } });
  const part = await renderPart(
    <Routes>
      <Route path="/sign-offer/:token" element={<SignOfferPage />} />
    </Routes>,
    { at: '/sign-offer/secret' },
  );
  const { user } = part;
  await user.type(await screen.findByLabelText(/full name/i), typed);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  return { ...part, server, posts: () => server.calls(`POST ${CALL}`) };
}

it("a name that differs from the letter's signs only after a confirmation", async () => {
  const { user, posts } = await signAs('Pedro Páramo');
  const dialog = await screen.findByRole('dialog', { name: "This doesn't match Brianna Castillo" });
  expect(posts()).toEqual([]);
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(posts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Sign as Pedro Páramo' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toMatchObject({ signature: 'Pedro Páramo', confirmedName: true });
});

it('another spelling of the name needs no confirmation', async () => {
  const { posts } = await signAs('Briánna Castillo Ruiz');
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).not.toHaveProperty('confirmedName');
});
