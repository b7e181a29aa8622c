// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { JobsPage } from './JobsPage.tsx';

const LIST = 'GET /api/jobs';

describe('the list of jobs', () => {
  it('says when it did not load, and shows it after another try', async () => {
    const server = startFakeServer();
    server.answers(LIST, silent);
    const { user } = await renderPart(<JobsPage />, { at: '/jobs' });
    await screen.findByText('Failed to fetch jobs');
    server.answers(LIST, { body: [sampleJob()] });
    await press(user, 'Retry');
    expect(await screen.findByRole('article', { name: 'Slate roofer' })).toBeDefined();
  });

  it('says what can be done where nothing is found', async () => {
    const server = startFakeServer();
    server.answers(LIST, ({ search }) => ({ body: search.has('q') ? [] : [sampleJob()] }));
    const { user, address } = await renderPart(<JobsPage />, { at: '/jobs?q=neurosurgeon' });
    await screen.findByRole('heading', { name: 'No active jobs available' });
    await press(user, 'View All Jobs');
    expect(await screen.findByRole('article', { name: 'Slate roofer' })).toBeDefined();
    expect(address()).toBe('/jobs');
  });

  it('is shown page after page', async () => {
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
});
