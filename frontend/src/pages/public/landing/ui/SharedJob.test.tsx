// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { SharedJob } from './SharedJob.tsx';

it('a shared job shows how far it is from the member’s place', async () => {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ location: 'Round Rock, TX' }) });
  const place = { name: 'Round Rock, TX', latitude: 30.508, longitude: -97.679 };
  server.answers('GET /api/places', { body: [place] });
  server.answers('GET /api/jobs/*', { body: sampleJob({ latitude: 30.267, longitude: -97.743 }) });
  await renderPart(<SharedJob jobId="any" />);
  expect(await screen.findByText(/17 mi/)).toBeDefined();
});
