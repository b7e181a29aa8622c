// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { rememberPlace } from '#entities/place/index.ts';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { OpenJobs } from './OpenJobs.tsx';

it('the landing page shows that the jobs failed to load, and reloads them', async () => {
  const server = startFakeServer();
  server.answers('GET /api/jobs', silent);
  const { user } = await renderPart(<OpenJobs />, { at: '/' });
  await screen.findByText('Failed to fetch jobs');
  server.answers('GET /api/jobs', { body: [sampleJob()] });
  await press(user, 'Retry');
  expect(await screen.findByRole('article', { name: 'Slate roofer' })).toBeDefined();
});

const TOWN = { name: 'Austin, TX', latitude: 30.267, longitude: -97.743 };

function lookedFor(place: string): void {
  onTestFinished(() => rememberPlace(''));
  rememberPlace(place);
}

it('the landing page shows jobs near the last searched place, nearest first', async () => {
  lookedFor('Austin, TX');
  const server = startFakeServer();
  server.answers('GET /api/places', { body: [TOWN] });
  server.answers('GET /api/jobs', ({ search }) => ({
    body: [sampleJob({ title: search.get('location') === 'Austin, TX' ? 'Near roofer' : 'Far roofer' })],
  }));
  await renderPart(<OpenJobs />, { at: '/' });
  expect(await screen.findByRole('article', { name: 'Near roofer' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Open jobs near Austin, TX' })).toBeDefined();
  const [asked] = server.calls('GET /api/jobs');
  expect(asked?.search.get('sort')).toBe('distance');
  expect(screen.queryByText('Far roofer')).toBeNull();
});

it('the landing page shows jobs from everywhere if none is near', async () => {
  lookedFor('Nome, AK');
  const server = startFakeServer();
  server.answers('GET /api/jobs', ({ search }) => ({
    body: search.has('location') ? [] : [sampleJob({ title: 'Far roofer' })],
  }));
  await renderPart(<OpenJobs />, { at: '/' });
  expect(await screen.findByRole('article', { name: 'Far roofer' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Open jobs' })).toBeDefined();
});

it('the landing page remembers the searched place', async () => {
  onTestFinished(() => rememberPlace(''));
  const server = startFakeServer();
  server.answers('GET /api/places', { body: [TOWN] });
  server.answers('GET /api/jobs', { body: [sampleJob({ latitude: 30.508, longitude: -97.679 })] });
  const { user, address } = await renderPart(<OpenJobs />, { at: '/' });
  await screen.findByRole('article', { name: 'Slate roofer' });
  await user.type(screen.getByLabelText('Where?'), 'Austin, TX');
  await press(user, 'Search');
  expect(address()).toBe('/jobs?location=Austin%2C+TX');
  expect(await screen.findByText(/17 miles away/)).toBeDefined();
});
