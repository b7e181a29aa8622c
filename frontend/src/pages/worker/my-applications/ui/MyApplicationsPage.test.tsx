// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WorkerApplication } from '#contract/hiring/worker/worker-application.ts';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { MyApplicationsPage } from './MyApplicationsPage.tsx';

const CALL = 'GET /api/worker-applications';
const { id: anyJob, ...job } = sampleReferral().job;
const application = (title: string): WorkerApplication => ({
  id: title.replace(' ', '-'),
  status: 'submitted',
  nextStep: { status: 'reviewing', actor: 'employer' },
  job: { ...job, id: anyJob, title, isActive: true },
  referrer: null,
  myRating: null,
  canRate: false,
  source: 'quick_apply',
  rejectionReason: null,
  offerLetter: null,
  statusChangedAt: null,
  createdAt: '2026-11-01T12:00:00.000Z',
});

it('a failed load of older applications shows an error and can be repeated', async () => {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'worker' }) });
  const next = { Link: '</api/worker-applications?limit=20&cursor=next>; rel="next"' };
  let tries = 0;
  server.answers(CALL, ({ search }) => {
    if (search.get('cursor') !== 'next') return { body: [application('Framer 1')], headers: next };
    tries += 1;
    return tries === 1 ? silent : { body: [application('Framer 2')] };
  });
  const { user } = await renderPart(<MyApplicationsPage />);
  await press(user, 'Show older');
  await screen.findByText('Please try again or refresh the page.');
  await press(user, 'Show older');
  expect(await screen.findByRole('article', { name: 'Framer 2' })).toBeDefined();
  expect(screen.getByRole('article', { name: 'Framer 1' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull());
});
