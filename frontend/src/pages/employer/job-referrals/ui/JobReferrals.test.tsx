// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { JobReferrals } from './JobReferrals.tsx';

const crewId = '01890a5d-ac96-774b-bcce-b302099a8111';
const PEOPLE = [
  sampleReferral({ id: 'one', workerName: 'Ana Sol' }),
  sampleReferral({ id: 'two', workerName: 'Bo Reyes', crewId, teamSize: 2 }),
  sampleReferral({ id: 'three', workerName: 'Cy Reyes', crewId, teamSize: 2 }),
];

it('a crew is listed together under its name, and other people separately', async () => {
  const server = startFakeServer();
  server.answers('GET /api/job-referrals/*', { body: PEOPLE });
  await renderPart(<JobReferrals jobId="a-job" />);
  const crew = await screen.findByRole('list', { name: /^Crew of 2 · / });
  expect(
    within(crew)
      .getAllByRole('button', { name: /Reyes$/ })
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Bo Reyes', 'Cy Reyes']));
  expect(within(crew).queryByText('Ana Sol')).toBeNull();
  expect(screen.getByText('Ana Sol')).toBeDefined();
});

it('the page shows that the referrals failed to load, and reloads them', async () => {
  const server = startFakeServer();
  server.answers('GET /api/job-referrals/*', silent);
  const { user } = await renderPart(<JobReferrals jobId="a-job" />);
  await screen.findByRole('heading', { name: 'Failed to fetch referrals' });
  server.answers('GET /api/job-referrals/*', { body: PEOPLE });
  await press(user, 'Retry');
  expect(await screen.findByText('Ana Sol')).toBeDefined();
});
