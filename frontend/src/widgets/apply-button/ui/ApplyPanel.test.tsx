// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ApplyPanel } from './ApplyPanel.tsx';

it('a worker with an incomplete profile is sent to the profile, and no application is sent', async () => {
  const server = startFakeServer();
  server.answers('GET /api/worker-applications', { body: [] });
  const worker = sampleUser({ userType: 'worker', location: null });
  const { user, address } = await renderPart(<ApplyPanel job={sampleJob()} user={worker} />, {
    at: '/job/any',
  });
  await press(user, 'Quick Apply');
  await expectToast(
    'Complete Your ProfilePlease complete at least 80% of your profile before applying to jobs.',
  );
  expect(address()).toBe('/worker-dashboard?tab=profile');
  expect(server.calls('POST /api/jobs/*/quick-apply')).toEqual([]);
});
