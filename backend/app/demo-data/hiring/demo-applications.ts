import type { DemoApi } from '../demo-api.ts';
import { jobIn, type PostedJob } from '../jobs/job-stories.ts';
import type { Worker } from '../people/people.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;

interface Application {
  readonly trade: string;
  /** Days before now. */
  readonly appliedAt: number;
  readonly message: string;
  readonly steps: readonly { readonly at: number; readonly body: object }[];
}

/** One for each status on a worker's screens other than the letter to sign: waiting, invited, rejected. */
const APPLICATIONS: readonly Application[] = [
  {
    trade: 'roofing',
    appliedAt: 1.4,
    message: 'I live twenty minutes away and have my own tools. When can I come by?',
    steps: [],
  },
  {
    trade: 'construction',
    appliedAt: 6,
    message: 'Available from Monday. My foreman at the last site is happy to talk to you.',
    steps: [
      { at: 5.2, body: { status: 'contacted' } },
      { at: 2.1, body: { status: 'interviewing' } },
    ],
  },
  {
    trade: 'electrical',
    appliedAt: 15,
    message: 'I would like to learn this trade.',
    steps: [{ at: 13, body: { status: 'rejected', reason: 'experience', notes: 'We need two years.' } }],
  },
];

/**
 * The demo worker applies for jobs in and near their trade, and in another one.
 * @returns how many referrals this created
 */
export function planDemoApplications(
  timeline: Timeline,
  api: DemoApi,
  worker: Worker,
  jobs: readonly PostedJob[],
  now: Date,
): number {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  APPLICATIONS.forEach(({ trade, appliedAt, message, steps }) => {
    const job = jobIn(trade, jobs);
    let id = '';
    timeline.plan(before(appliedAt), job.lane, async () => {
      const applied = await api.call('post', `/api/jobs/${job.id()}/quick-apply`, {
        as: worker,
        body: { message },
      });
      id = applied.id;
    });
    for (const { at, body } of steps) {
      timeline.plan(before(at), job.lane, async () => {
        await api.call('put', `/api/referrals/${id}/status`, { as: job.employer, body });
      });
    }
  });
  return APPLICATIONS.length;
}
