import type { DemoApi } from '../demo-api.ts';
import { FAILS_WHEN_CHARGED, saveCard } from '../pay-by-card.ts';
import type { Employer } from '../people/people.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;
/** Renewed once since then. */
const DAYS_ON_PRO = 40;
/** Renewed less than a week ago, so the second try is still ahead. */
const DAYS_ON_UNPAID = 35;

interface DemoPlans {
  readonly employer: Employer;
  /** The employer whose card fails at the renewal. */
  readonly late: Employer;
}

/** The demo employer is on Pro and has one of its featured jobs; another employer's renewal was not paid. */
export function planDemoPlans(
  { api, timeline, now }: { readonly api: DemoApi; readonly timeline: Timeline; readonly now: Date },
  { employer, late }: DemoPlans,
): void {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  timeline.plan(before(DAYS_ON_PRO), employer.email, async () => {
    await saveCard(api, employer);
    await api.call('post', '/api/billing/subscription', { as: employer, body: { plan: 'pro' } });
  });
  timeline.plan(before(2), employer.email, async () => {
    const jobs: readonly { id: string; isActive: boolean }[] = await api.call('get', '/api/my-jobs', {
      as: employer,
    });
    const open = jobs.find(({ isActive }) => isActive);
    if (!open) throw new Error('The demo employer has no open job');
    await api.call('post', `/api/jobs/${open.id}/boost`, { as: employer, body: { packageId: null } });
  });
  timeline.plan(before(DAYS_ON_UNPAID), late.email, async () => {
    await saveCard(api, late);
    await api.call('post', '/api/billing/subscription', { as: late, body: { plan: 'pro' } });
  });
  timeline.plan(before(DAYS_ON_UNPAID - 15), late.email, () => saveCard(api, late, FAILS_WHEN_CHARGED));
}
