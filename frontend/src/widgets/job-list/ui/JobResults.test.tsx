// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SearchParams } from '#features/job/search-jobs/index.ts';
import { signedOut, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { JobResults } from './JobResults.tsx';

const EVERYTHING: SearchParams = {
  q: '',
  industry: 'all',
  location: '',
  lat: null,
  lng: null,
  radius: null,
  minPay: null,
  minBonus: null,
  schedule: '',
  sort: null,
};
const NONE = {
  jobs: [],
  isLoading: false,
  isError: false,
  hasMore: false,
  corrected: null,
  loadMore: async () => undefined,
  retry: async () => undefined,
};

const WAYS = [
  [null, 'Create your profile', '/worker-signup'],
  ['worker', 'Update my work profile', '/profile/work'],
  ['referrer', 'Invite people', '/profile/work#referral'],
  ['employer', 'Post a job', '/post-job-enhanced'],
] as const;

it.each(WAYS)('a list without open jobs offers %s the link "%s"', async (userType, words, to) => {
  const answer = userType === null ? signedOut : { body: sampleUser({ userType }) };
  startFakeServer().answers('GET /api/auth/user', answer);
  await renderPart(<JobResults list={NONE} search={EVERYTHING} onClear={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'No active jobs available' })).toBeDefined();
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(to);
});

it('a search without results offers to show all jobs', async () => {
  startFakeServer().answers('GET /api/auth/user', signedOut);
  const clear = vi.fn<() => void>();
  const { user } = await renderPart(
    <JobResults list={NONE} search={{ ...EVERYTHING, q: 'diver' }} onClear={clear} />,
  );
  await press(user, 'View All Jobs');
  expect(clear).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link')).toBeNull();
});
