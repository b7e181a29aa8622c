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

it("the page shows the monthly figures in the page's language", async () => {
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

it('months without events are left out, except the latest', async () => {
  const quiet = {
    ...NOVEMBER,
    reports: 0,
    withdrawnReports: 0,
    decisions: { dismiss: 0, hide: 0, restore: 0, lock: 0, warn: 0, suspend: 0, ban: 0, lift: 0 },
  };
  const months = [{ ...quiet, month: '2026-12' }, NOVEMBER, { ...quiet, month: '2026-10' }];
  startFakeServer().answers('GET /api/transparency', { body: months });
  await renderPart(<TransparencyPage />);
  const rows = async (name: string) =>
    within(await screen.findByRole('table', { name })).getAllByRole('row').length - 1;
  expect([await rows('Reports'), await rows('Decisions'), await rows('Appeals')]).toEqual([2, 2, 3]);
  expect(screen.getAllByText("Months that aren't listed had none.")).toHaveLength(2);
});

it('the page reloads after a failure', async () => {
  const server = startFakeServer();
  server.answers('GET /api/transparency', silent);
  const { user } = await renderPart(<TransparencyPage />);
  expect(await screen.findByText("The figures didn't load")).toBeDefined();
  server.answers('GET /api/transparency', { body: [{ ...NOVEMBER, medianHours: null }] });
  await press(user, 'Retry');
  expect(await screen.findAllByText('November 2026')).toHaveLength(3);
});
