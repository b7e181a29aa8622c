import type { KindRows } from '../kind-row.ts';

export const jobKinds = {
  /** `jobTitles` are the first few of `count`. */
  new_jobs: {
    category: 'newJobs',
    place: '/jobs',
    address: '?saved={savedSearchId}',
    icon: 'search',
    facts: ['savedSearchId', 'searchName', 'count', 'jobTitles'],
  },
  /** To the employer: the days that were paid for are over, and the job is closed. */
  job_days_over: {
    category: null,
    place: '/job',
    address: '/{jobId}/edit',
    icon: 'bell',
    facts: ['jobId', 'jobTitle'],
  },
} as const satisfies KindRows;
