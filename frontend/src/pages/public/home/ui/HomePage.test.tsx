// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { HomePage } from './HomePage.tsx';

it('the page shows that the jobs failed to load, and reloads them', async () => {
  const server = startFakeServer();
  server.answers('GET /api/jobs', silent);
  const { user } = await renderPart(<HomePage />, { at: '/home' });
  await screen.findByText('Failed to fetch jobs');
  server.answers('GET /api/jobs', { body: [sampleJob()] });
  await press(user, 'Retry');
  expect(await screen.findByRole('article', { name: 'Slate roofer' })).toBeDefined();
});
