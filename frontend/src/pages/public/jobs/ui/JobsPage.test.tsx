// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rememberPlace } from '#entities/place/index.ts';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { JobsPage } from './JobsPage.tsx';

const LIST = 'GET /api/jobs';

describe('the list of jobs', () => {
  it('the list shows that it failed to load, and reloads', async () => {
    const server = startFakeServer();
    server.answers(LIST, silent);
    const { user } = await renderPart(<JobsPage />, { at: '/jobs' });
    await screen.findByText('Failed to fetch jobs');
    server.answers(LIST, { body: [sampleJob()] });
    await press(user, 'Retry');
    expect(await screen.findByRole('article', { name: 'Slate roofer' })).toBeDefined();
  });

  it('an empty result suggests viewing all jobs', async () => {
    const server = startFakeServer();
    server.answers(LIST, ({ search }) => ({ body: search.has('q') ? [] : [sampleJob()] }));
    const { user, address } = await renderPart(<JobsPage />, { at: '/jobs?q=neurosurgeon' });
    await screen.findByRole('heading', { name: 'No active jobs available' });
    await press(user, 'View All Jobs');
    expect(await screen.findByRole('article', { name: 'Slate roofer' })).toBeDefined();
    expect(address()).toBe('/jobs');
  });

  it('the list loads page after page', async () => {
    const server = startFakeServer();
    const next = { Link: '</api/jobs?limit=20&cursor=next>; rel="next"' };
    server.answers(LIST, ({ search }) =>
      search.get('cursor') === 'next'
        ? { body: [sampleJob({ id: 'second', title: 'Second roofer' })] }
        : { body: [sampleJob()], headers: next },
    );
    const { user } = await renderPart(<JobsPage />, { at: '/jobs' });
    await press(user, 'Load more jobs');
    expect(await screen.findByRole('article', { name: 'Second roofer' })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more jobs' })).toBeNull();
  });

  it("the list shows each job's distance from the last searched place", async () => {
    onTestFinished(() => rememberPlace(''));
    rememberPlace('austin, texas');
    const server = startFakeServer();
    server.answers('GET /api/places', ({ search }) => ({
      body:
        search.get('q') === 'austin, texas'
          ? [{ name: 'Austin, TX', latitude: 30.267, longitude: -97.743 }]
          : [],
    }));
    server.answers(LIST, {
      body: [
        sampleJob({ id: 'near', latitude: 30.267, longitude: -97.743 }),
        sampleJob({ id: 'houston', latitude: 29.763, longitude: -95.363 }),
        sampleJob({ id: 'asked', latitude: 29.763, longitude: -95.363, distance: 3 }),
        sampleJob({ id: 'nowhere' }),
      ],
    });
    await renderPart(<JobsPage />, { at: '/jobs' });
    expect(await screen.findByText('Austin, TX · less than a mile away')).toBeDefined();
    expect(screen.getByText('Austin, TX · 147 miles away')).toBeDefined();
    expect(screen.getByText('Austin, TX · 3 miles away')).toBeDefined();
    expect(screen.getByText('Austin, TX')).toBeDefined();
  });

  it('the list marks a high bonus only if few jobs have one', async () => {
    const server = startFakeServer();
    const jobs = (high: number) =>
      Array.from({ length: 4 }, (_, number) => sampleJob({ id: `job-${number}`, isHighPay: number < high }));
    server.answers(LIST, ({ search }) => ({ body: jobs(search.has('q') ? 1 : 2) }));
    const { user } = await renderPart(<JobsPage />, { at: '/jobs' });
    await screen.findAllByRole('article');
    expect(screen.queryByText('High bonus')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'roof{Enter}');
    expect(await screen.findAllByText('High bonus')).toHaveLength(1);
  });
});
