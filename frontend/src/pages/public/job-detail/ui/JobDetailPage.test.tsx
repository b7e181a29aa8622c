// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { JobDetailPage } from './JobDetailPage.tsx';

const CALL = 'GET /api/jobs/*';
const page = (
  <Routes>
    <Route path="/job/:id" element={<JobDetailPage />} />
  </Routes>
);

it('does not take a job that did not load for one that is not there', async () => {
  const server = startFakeServer();
  server.answers(CALL, silent);
  const { user } = await renderPart(page, { at: '/job/any' });
  await screen.findByText("This job didn't load");
  server.answers(CALL, { body: sampleJob() });
  await press(user, 'Retry');
  expect(await screen.findByRole('heading', { name: 'Slate roofer', level: 1 })).toBeDefined();
});

it('leads to the other jobs from one that is not there', async () => {
  const server = startFakeServer();
  server.answers(CALL, refusing(404, 'hiring.job_not_found', 'Job not found'));
  await renderPart(page, { at: '/job/any' });
  await screen.findByRole('heading', { name: 'Job Not Found' });
  expect(screen.getByRole('link', { name: 'View All Jobs' }).getAttribute('href')).toBe('/home?industry=all');
});
