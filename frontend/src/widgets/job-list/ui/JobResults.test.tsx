// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useJobs } from '#entities/job/index.ts';
import type { SearchParams } from '#features/job/search-jobs/index.ts';
import { browserIs } from '#shared/testing/fake-live.ts';
import { signedOut, startFakeServer, unreachable } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
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

/** A search that a button narrows. */
function Search() {
  const [q, setQ] = useState<string | undefined>();
  const list = useJobs({ industry: 'all', limit: 20, q });
  return (
    <>
      <button type="button" onClick={() => setQ('diver')}>
        Search divers
      </button>
      <JobResults list={list} search={EVERYTHING} onClear={() => undefined} />
    </>
  );
}

it('an offline search shows the earlier results below its message, and repeats once the connection returns', async () => {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', signedOut);
  server.answers('GET /api/jobs', { body: [sampleJob({ title: 'Roofer' })] });
  const { user } = await renderPart(<Search />);
  await screen.findByRole('article', { name: 'Roofer' });
  browserIs({ online: false });
  server.answers('GET /api/jobs', unreachable);
  await press(user, 'Search divers');
  await screen.findByRole('heading', { name: "You're offline" });
  expect(screen.getByText('These jobs are from your last search.')).toBeDefined();
  expect(screen.getByRole('article', { name: 'Roofer' })).toBeDefined();
  expect(screen.queryByText(/1 job/)).toBeNull();
  server.answers('GET /api/jobs', { body: [sampleJob({ title: 'Diver' })] });
  act(() => browserIs({ online: true }));
  await screen.findByRole('article', { name: 'Diver' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: "You're offline" })).toBeNull());
  expect(screen.queryByRole('article', { name: 'Roofer' })).toBeNull();
});
