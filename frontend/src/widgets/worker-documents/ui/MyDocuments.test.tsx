// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { MyDocuments } from './MyDocuments.tsx';

const application = (id: string, status: string, letter: string | null) => ({
  id,
  status,
  nextStep: null,
  job: {
    id: 'job',
    title: `Framer ${id}`,
    company: 'Hill Country Builders',
    location: 'Austin, TX',
    payRate: '$25/hour',
    schedule: 'full-time',
    isActive: true,
  },
  offerLetter: letter && { id: `letter-${id}`, status: letter, expiresAt: null },
});

const open = async (applications: unknown) => {
  const server = startFakeServer();
  server.answers('GET /api/documents', { body: [] });
  server.answers('GET /api/my-i9-forms', { body: [] });
  server.answers('GET /api/worker-applications', applications as { body: unknown });
  await renderPart(<MyDocuments />);
  return { server, letters: within(await screen.findByRole('region', { name: 'Offer letters' })) };
};

it('lists offers that wait and signed letters, each with the way to its copy, and nothing that has none', async () => {
  const { server, letters } = await open({
    body: [
      application('a', 'offer_sent', 'sent'),
      application('b', 'completed', 'signed'),
      application('c', 'hired', null),
    ],
  });
  const rows = await letters.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Framer aRead and sign the offer'),
    expect.stringContaining('Framer bSee the signed offer'),
  ]);
  expect(server.calls('GET /api/worker-applications')[0]?.search.get('status')).toBe(
    'offer_sent,offer_signed,hired,completed',
  );
});

it('says where letters will be, and that they did not load', async () => {
  const { letters } = await open({ body: [] });
  expect(await letters.findByText('Offers and your signed copies show up here.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Form W-9 and 1099' });
  expect(link.getAttribute('href')).toBe('/earnings/tax');
});

it('has a place for certificates beside the OSHA card', async () => {
  await open({ body: [] });
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Resume', 'OSHA certification', 'Licenses and certificates']);
});

it('does not say that there are none where they did not load', async () => {
  const { letters } = await open(refusing(500, 'http.unexpected'));
  expect(await letters.findByText("We couldn't load your letters.")).toBeDefined();
});
