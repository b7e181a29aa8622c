import pg from 'pg';
import type { LoadRequest } from '../load.ts';
import { LARGE_EMPLOYER, type Owner } from './growth-people.ts';
import type { GrowthScenario, GrowthSubject } from './growth-scenario.ts';
import { ASKED_JOB, fillWithReferrals } from './referral-growth-data.ts';

type Options = Pick<GrowthScenario, 'isNext' | 'isOpen'>;

function read(as: Owner, name: string, path: string, options: Options = {}): GrowthScenario {
  return { name: `${as}: ${name}`, path, as, ...options };
}

function overview(name: string, query: string, options: Options = {}): GrowthScenario {
  return read('employer', name, `/api/employer-referrals?limit=20&${query}`, options);
}

/** The number that are changed in turn. */
const CHANGED = 40;
const SUBMITTED = `select id from referrals where employer_id = $1 and status = 'submitted'
  order by created_at desc limit ${CHANGED}`;

/** Each is changed, and the change is undone, so that any number of requests can be made. */
async function changesOf(url: string, status: string): Promise<() => LoadRequest> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(SUBMITTED, [LARGE_EMPLOYER]);
  await client.end();
  let at = -1;
  return () => {
    at += 1;
    const id = rows[at % rows.length]?.id;
    const isUndone = Math.floor(at / rows.length) % 2 === 1;
    return isUndone
      ? { method: 'PUT', path: `/api/referrals/${id}/rollback`, body: '{}' }
      : {
          method: 'PUT',
          path: `/api/referrals/${id}/status`,
          body: JSON.stringify({ status, notes: 'Measured' }),
        };
  };
}

function change(name: string, status: string): GrowthScenario {
  return { name, path: '', as: 'employer', changes: (url) => changesOf(url, status) };
}

/** Requests of an employer, a referrer, a worker, and an admin about referrals. */
export const REFERRAL_GROWTH: GrowthSubject = {
  things: 'referrals',
  heading: 'referrals, ms a request',
  fill: fillWithReferrals,
  scenarios: [
    overview('list', ''),
    overview('list, next page', '', { isNext: true }),
    overview('oldest first', 'sort=oldest'),
    overview('one status', 'status=interviewing'),
    overview('two statuses', 'status=submitted,contacted'),
    overview('unconfirmed', 'unconfirmed=true'),
    overview('one job', `job=${ASKED_JOB}`),
    // A search reads all referrals of the employer, and folds their names.
    overview('common name', 'q=garcia', { isOpen: true }),
    overview('rare name', 'q=nobody+at+all', { isOpen: true }),
    read('employer', 'figures', '/api/employer-stats'),
    read('employer', 'figures of a job', `/api/employer-stats?job=${ASKED_JOB}`),
    read('employer', 'jobs', '/api/my-jobs?limit=20'),
    read('employer', 'referrals of a job', `/api/job-referrals/${ASKED_JOB}?limit=20`),
    read('referrer', 'list', '/api/my-referrals?limit=20'),
    read('referrer', 'list, next page', '/api/my-referrals?limit=20', { isNext: true }),
    read('referrer', 'figures', '/api/referrer-stats'),
    read('referrer', 'figures of links', '/api/referral-links/stats'),
    read('referrer', 'tier', '/api/user/tier'),
    read('referrer', 'finished', '/api/completed-referrals?limit=20'),
    read('worker', 'list', '/api/worker-applications?limit=20'),
    read('worker', 'list, next page', '/api/worker-applications?limit=20', { isNext: true }),
    read('worker', 'figures', '/api/worker-stats'),
    read('admin', 'list', '/api/admin/referrals?limit=20'),
    read('admin', 'one status', '/api/admin/referrals?limit=20&status=hired'),
    // These two count all that they find, and every row.
    read('admin', 'search', '/api/admin/referrals?limit=20&q=castillo', { isOpen: true }),
    read('admin', 'figures', '/api/admin/stats', { isOpen: true }),
    { name: 'leaderboard', path: '/api/leaderboard' },
    { name: 'leaderboard of the month', path: '/api/leaderboard/monthly' },
    change('contacted, and undone', 'contacted'),
    change('rejected, and undone', 'rejected'),
  ],
};
