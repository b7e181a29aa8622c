// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { TransparencyPage } from './TransparencyPage.tsx';

const NOVEMBER = {
  month: '2026-11',
  reports: 12,
  withdrawnReports: 2,
  reportsByReason: { spam: 7, harassment: 1, inappropriate: 0, misinformation: 1, other: 3 },
  decisions: { dismiss: 4, hide: 3, restore: 0, lock: 1, warn: 2, suspend: 1, ban: 0, lift: 0 },
  medianHours: 5.5,
  appeals: 2,
  appealsGranted: 1,
  appealsDenied: 0,
};

it('shows the figures of each month in the words of the language', async () => {
  startFakeServer().answers('GET /api/transparency', { body: [NOVEMBER] });
  await renderPart(<TransparencyPage />, { language: 'es' });
  const cells = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await screen.findByRole('table', { name: 'Reportes' });
  expect(cells('Reportes')).toEqual(['noviembre de 2026', '12', '7', '1', '0', '1', '3', '2']);
  expect(cells('Decisiones')).toEqual(['noviembre de 2026', '4', '3', '0', '1', '2', '1', '0', '0', '5.5 h']);
  expect(cells('Apelaciones')).toEqual(['noviembre de 2026', '2', '1', '0']);
});

it('can be loaded again', async () => {
  const server = startFakeServer();
  server.answers('GET /api/transparency', silent);
  const { user } = await renderPart(<TransparencyPage />);
  expect(await screen.findByText("The figures didn't load")).toBeDefined();
  server.answers('GET /api/transparency', { body: [{ ...NOVEMBER, medianHours: null }] });
  await press(user, 'Retry');
  expect(await screen.findAllByText('November 2026')).toHaveLength(3);
});
