// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleOffer } from '#shared/testing/sample-letter.ts';
import { OfferAnswered } from './OfferAnswered.tsx';

const PAPER = sampleOffer({ status: 'signed', signedAt: '2026-11-20T18:00:00.000Z' });
const show = (employerContact: typeof PAPER.employerContact) =>
  renderPart(<OfferAnswered offer={{ ...PAPER, employerContact }} state="accepted" />, { language: 'es' });

it('an offer signed on paper leads to the employer, who has the paper', async () => {
  await show({ name: 'Rosa Stone', phone: '+15125550100', email: 'rosa@ridge.example' });
  expect(await screen.findByText(/tiene el papel que usted firmó.*pídasela a Rosa Stone/)).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Llamar al (512) 555-0100')).toBe('tel:+15125550100');
  expect(hrefOf('Escribir a rosa@ridge.example')).toBe('mailto:rosa@ridge.example');
});

it('an offer signed on paper names no one once the employer has left', async () => {
  await show(null);
  expect(await screen.findByRole('heading', { name: 'Usted firmó esta oferta en papel' })).toBeTruthy();
  expect(screen.queryByText(/tiene el papel/)).toBeNull();
});
