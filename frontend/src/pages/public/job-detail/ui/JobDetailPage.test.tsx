// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { JOB_FIELD_CASES, sampleJob } from '#shared/testing/sample-job.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { JobDetailPage } from './JobDetailPage.tsx';

const CALL = 'GET /api/jobs/*';
const page = (
  <Routes>
    <Route path="/job/:id" element={<JobDetailPage />} />
  </Routes>
);

it.each(Object.entries(JOB_FIELD_CASES))(
  'the page shows %s or deliberately leaves it out',
  async (name, { value, page: words }) => {
    const server = startFakeServer();
    server.answers(CALL, { body: sampleJob({ [name]: value }) });
    await renderPart(page, { at: '/job/any' });
    await screen.findByRole('heading', { level: 1 });
    const shown = document.body.textContent;
    if (words !== null) expect(shown).toContain(words);
    else expect(shown).not.toContain(JSON.stringify(value));
  },
);

it('a job that failed to load is not reported as missing', async () => {
  const server = startFakeServer();
  server.answers(CALL, silent);
  const { user } = await renderPart(page, { at: '/job/any' });
  await screen.findByText("This job didn't load");
  server.answers(CALL, { body: sampleJob() });
  await press(user, 'Retry');
  expect(await screen.findByRole('heading', { name: 'Slate roofer', level: 1 })).toBeDefined();
});

it('a missing job links to all jobs', async () => {
  const server = startFakeServer();
  server.answers(CALL, refusing(404, 'hiring.job_not_found', 'Job not found'));
  await renderPart(page, { at: '/job/any' });
  await screen.findByRole('heading', { name: 'Job Not Found' });
  expect(screen.getByRole('link', { name: 'View All Jobs' }).getAttribute('href')).toBe('/home?industry=all');
});

it('a closed job is called closed and shows similar open jobs', async () => {
  const server = startFakeServer();
  server.answers('GET /api/jobs/*/similar', { body: [sampleJob({ title: 'Shingle roofer' })] });
  server.answers(CALL, refusing(404, 'hiring.job_not_found', 'Job not found'));
  await renderPart(page, { at: '/job/any' });
  expect(await screen.findByRole('heading', { name: 'Jobs like it', level: 2 })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'This job is closed', level: 1 })).toBeDefined();
  expect(screen.getByRole('article', { name: 'Shingle roofer' })).toBeDefined();
});

it("the page shows the employer's rating and links to the reviews", async () => {
  const server = startFakeServer();
  const job = sampleJob();
  const { id: userId } = job.employer;
  const rated = { userId, name: 'Hill Co', averageRating: 4.5, ratingCount: 2, ratings: [] };
  server.answers(CALL, { body: job });
  server.answers('GET /api/users/*/ratings', { body: rated });
  await renderPart(page, { at: '/job/any' });
  const link = await screen.findByRole('link', { name: 'Rated 4.5 of 5, 2 ratings' });
  expect(link.getAttribute('href')).toBe(`/ratings/${userId}`);
});

it('the page shows that the employer has no ratings yet', async () => {
  const server = startFakeServer();
  const job = sampleJob();
  const unrated = {
    userId: job.employer.id,
    name: 'Hill Co',
    averageRating: null,
    ratingCount: 0,
    ratings: [],
  };
  server.answers(CALL, { body: job });
  server.answers('GET /api/users/*/ratings', { body: unrated });
  await renderPart(page, { at: '/job/any' });
  expect(await screen.findByText('No ratings yet')).toBeDefined();
});

it('someone who refers switches to worker on the page of a job that they want', async () => {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'referrer' }) });
  server.answers('PUT /api/auth/user/role', { body: sampleUser({ userType: 'worker' }) });
  server.answers(CALL, { body: sampleJob() });
  const { user } = await renderPart(page, { at: '/job/any' });
  await screen.findByRole('button', { name: 'I want this job' });
  await press(user, 'I want this job');
  await screen.findByRole('dialog', { name: 'Apply as a worker?' });
  expect(server.calls('PUT /api/auth/user/role')).toEqual([]);
  await press(user, 'Switch to worker');
  await expectToast(/^Role Updated/);
  expect(server.calls('PUT /api/auth/user/role')[0]?.body).toEqual({ userType: 'worker' });
});

it.each(['employer', 'worker', 'admin'] as const)(
  'a member who is %s is not asked to switch',
  async (userType) => {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType }) });
    server.answers(CALL, { body: sampleJob() });
    await renderPart(page, { at: '/job/any' });
    await screen.findByRole('heading', { name: 'Slate roofer', level: 1 });
    expect(screen.queryByRole('button', { name: 'I want this job' })).toBeNull();
  },
);
