// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { FirstDayPage as ShownFirstDay } from '#contract/hiring/first-day/first-day.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { FirstDayPage } from './FirstDayPage.tsx';

const TOLD: ShownFirstDay = {
  state: 'hired',
  workerName: 'Hector Ruiz',
  workerLanguage: 'en',
  jobTitle: 'Slate roofer',
  company: 'Hill Co',
  day: '2026-12-07',
  place: '12 Oak St, Austin',
  contactName: 'Mia Ortiz',
  contactPhone: '+15125550100',
  letterUrl: 'https://crewvine.test/sign-offer/abc',
};
const READ = 'GET /api/first-days/*';
const page = (
  <Routes>
    <Route path="/first-day/:token" element={<FirstDayPage />} />
  </Routes>
);

async function open(changes: Partial<ShownFirstDay> = {}) {
  startFakeServer().answers(READ, { body: { ...TOLD, ...changes } });
  await renderPart(page, { at: '/first-day/secret' });
  await screen.findByRole('heading', { name: 'Hi Hector Ruiz' });
}
const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

it('the page shows the time, place, and contact, with links to the map, phone, calendar, and letter', async () => {
  await open();
  expect(screen.getByText('Monday, December 7, 2026')).toBeDefined();
  expect(screen.getByText('Mia Ortiz, (512) 555-0100')).toBeDefined();
  expect(hrefOf('Open the map')).toContain('query=12%20Oak%20St');
  expect(hrefOf('Call (512) 555-0100')).toBe('tel:+15125550100');
  expect(hrefOf('Add to my calendar')).toBe('/api/first-days/secret/calendar.ics');
  expect(hrefOf('See the letter you signed')).toBe('/sign-offer/abc');
  await expectAccessible(document.body);
});

it('the page shows the company if no contact is named, and the facts still missing', async () => {
  await open({ contactName: null, contactPhone: null, day: null, letterUrl: null });
  expect(screen.getByText('Hill Co')).toBeDefined();
  expect(screen.getByText(/hasn't set your first day/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add to my calendar' })).toBeNull();
});

it('the page shows nothing of a hire that is over', async () => {
  await open({ state: 'over', day: null, place: null, contactName: null, contactPhone: null });
  expect(screen.getByText(/no longer on for you/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Open the map' })).toBeNull();
});

it('an unknown link shows an error', async () => {
  startFakeServer().answers(READ, refusing(404, 'hiring.first_day_not_found', 'Link not found'));
  await renderPart(page, { at: '/first-day/other' });
  expect(await screen.findByRole('heading', { name: "We don't know this link" })).toBeDefined();
});
