// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { api } from '#shared/api/index.ts';
import { PartBoundary } from './PartBoundary.tsx';

const { useFiguresQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    figures: build.query<{ readonly totals: { readonly jobs: number } }, void>({
      query: () => '/figures',
      providesTags: ['MyJobs'],
    }),
  }),
});

function Figures() {
  const { currentData } = useFiguresQuery();
  return currentData ? <p>{currentData.totals.jobs} jobs</p> : null;
}

it('a part shows its own error if an answer lacks a field, and requests it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const server = startFakeServer();
  server.answers('GET /api/figures', { body: {} });
  const { user } = await renderPart(
    <>
      <h1>Dashboard</h1>
      <PartBoundary>
        <Figures />
      </PartBoundary>
    </>,
  );
  expect(await screen.findByRole('heading', { name: "This part didn't load" })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined();
  server.answers('GET /api/figures', { body: { totals: { jobs: 3 } } });
  await press(user, 'Retry');
  expect(await screen.findByText('3 jobs')).toBeDefined();
});

it('the page handles a module that failed to load, because only a reload helps', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  function Breaks(): never {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/jobs.js');
  }
  const drawn = renderPart(
    <PartBoundary>
      <Breaks />
    </PartBoundary>,
  );
  await expect(drawn).rejects.toThrow('dynamically imported module');
});
