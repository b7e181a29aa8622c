// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EmployerStats } from '#contract/hiring/employer/employer-overview.ts';
import { NO_REFERRALS } from '#shared/testing/no-referrals.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { Dashboard } from './Dashboard.tsx';

const NOTHING: EmployerStats = {
  jobs: 0,
  activeJobs: 0,
  totalReferrals: 0,
  successfulHires: 0,
  pending: 0,
  unconfirmed: 0,
  overdue: 0,
  bonusesPaid: '0.00',
  byStatus: NO_REFERRALS,
  reached: NO_REFERRALS,
  medianResponseHours: null,
};

async function open(
  stats: Partial<EmployerStats>,
  changes: Parameters<typeof sampleUser>[0] = {},
  pastDue: object | null = null,
) {
  const server = startFakeServer();
  server.answers('GET /api/billing/subscription', { body: { plan: 'pro', pastDue } });
  const employer = sampleUser({ userType: 'employer', ...changes });
  server.answers('GET /api/auth/user', { body: employer });
  server.answers('GET /api/employer-stats', { body: { ...NOTHING, ...stats } });
  server.answers('GET /api/employer-referrals', { body: [] });
  server.answers('GET /api/my-jobs', { body: [] });
  await renderPart(<Dashboard employer={employer} />);
  await screen.findByText('No jobs posted yet');
}

describe('the dashboard of an employer', () => {
  it('the dashboard suggests the first job in one place, and empty lists take one line', async () => {
    await open({});
    const banner = await screen.findByRole('region', { name: 'Post your first job' });
    expect(within(banner).getByRole('link', { name: 'Post a job' }).getAttribute('href')).toBe(
      '/post-job-enhanced',
    );
    for (const name of ['Post Your First Job', 'Post a Job'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/post-job-enhanced');
    expect(screen.queryByRole('heading', { name: 'No jobs posted yet' })).toBeNull();
  });

  it('a missing field in an answer removes only the parts that need it', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await open({ activeJobs: 1, byStatus: undefined as never });
    expect(await screen.findAllByRole('heading', { name: "This part didn't load" })).not.toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Employer Dashboard' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Post a Job' })).toBeDefined();
  });

  it('an employer with earlier jobs is not asked to post a first job', async () => {
    await open({ jobs: 1 });
    expect(await screen.findByRole('region', { name: 'Post a job' })).toBeDefined();
  });

  it('an unpaid plan comes before any other action', async () => {
    const due = { amount: '99.00', tries: 1, nextTryAt: null, endsAt: '2027-01-03T12:00:00.000Z' };
    await open({ jobs: 1, activeJobs: 1, pending: 2 }, {}, due);
    const banner = await screen.findByRole('region', { name: "Your plan payment didn't go through" });
    expect(banner.textContent).toContain("$99.00 is due. Your plan ends on Jan 3, 2027 unless it's paid.");
    expect(within(banner).getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
      '/employer/plans',
    );
  });

  it.each([
    [{ emailVerifiedAt: null, phoneVerifiedAt: null }, true],
    [{ emailVerifiedAt: null, phoneVerifiedAt: '2026-11-20T12:00:00.000Z' }, false],
    [{}, false],
  ])('the notice about held messages appears on the first render for %o: %s', async (changes, says) => {
    await open({}, changes);
    expect(screen.queryByText(/we hold your messages and offers/) !== null).toBe(says);
    await screen.findByRole('region', { name: /^Post/ });
    expect(screen.queryByText(/we hold your messages and offers/) !== null).toBe(says);
  });
});
