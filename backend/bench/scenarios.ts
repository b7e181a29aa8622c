import type { BenchData } from './bench-data.ts';
import { BENCH_PASSWORD, EMPLOYERS } from './bench-data.ts';
import type { LoadRequest } from './load.ts';
import type { Scenario } from './paired-run.ts';

const CONNECTIONS = 32;
const LIST = '/api/jobs?industry=electrical&limit=20';

function get(path: string, headers: Record<string, string> = {}): LoadRequest {
  return { method: 'GET', path, headers };
}

function cycle<T>(items: readonly T[]): () => T {
  let at = -1;
  return () => {
    at = (at + 1) % items.length;
    return items[at] as T;
  };
}

/** Returns each item once, then null. */
function drain<T>(items: readonly T[]): () => T | null {
  let at = 0;
  return () => items[at++] ?? null;
}

function signInOf(n: number): LoadRequest {
  const body = JSON.stringify({
    email: `employer${1 + (n % EMPLOYERS)}@bench.test`,
    password: BENCH_PASSWORD,
  });
  return { method: 'POST', path: '/api/auth/login', body };
}

/** @param cookie a session of the owner of the bench referrals */
export function scenarios(data: BenchData, cookie: string): readonly Scenario[] {
  const reading = { connections: CONNECTIONS, seconds: 2 };
  const signedIn = { Cookie: cookie };
  const [nextFloorJob, nextProductJob] = [cycle(data.jobIds), cycle(data.jobIds)];
  const half = Math.floor(data.referralIds.length / 2);
  const floorReferral = drain(data.referralIds.slice(0, half));
  const productReferral = drain(data.referralIds.slice(half));
  const change = (id: string | null, headers: Record<string, string>): LoadRequest | null =>
    id === null
      ? null
      : { method: 'PUT', path: `/api/referrals/${id}/status`, headers, body: '{"status":"contacted"}' };
  let miss = 0;
  const [shownJob = ''] = data.jobIds;
  let [floorSignIn, productSignIn] = [0, 0];
  return [
    { ...reading, name: 'GET /api/jobs, hot', target: 4, floor: () => get(LIST), product: () => get(LIST) },
    {
      ...reading,
      name: 'GET /api/jobs, on a miss',
      target: 0.85,
      floor: () => get(LIST),
      product: () => get(`${LIST}&nobody-else-asked=${(miss += 1)}`),
    },
    {
      ...reading,
      name: 'GET /api/jobs, miss / built list',
      target: 1.4,
      floor: () => get(`/built-list?industry=electrical`),
      product: () => get(`${LIST}&nobody-else-asked=${(miss += 1)}`),
    },
    {
      ...reading,
      name: 'GET /api/jobs/{id}',
      target: 0.8,
      floor: () => get(`/api/jobs/${nextFloorJob()}`),
      product: () => get(`/api/jobs/${nextProductJob()}`),
    },
    {
      ...reading,
      name: 'GET /job/{id}, hot',
      target: 4,
      floor: () => get(`/job/${shownJob}`),
      product: () => get(`/job/${shownJob}`),
    },
    {
      ...reading,
      name: 'GET /job/{id}, on a miss',
      target: 0.3,
      floor: () => get(`/job/${shownJob}`),
      product: () => get(`/job/${shownJob}?nobody-else-asked=${(miss += 1)}`),
    },
    {
      ...reading,
      name: 'GET /api/jobs, signed in',
      target: 0.65,
      floor: () => get(LIST),
      product: () => get(LIST, signedIn),
    },
    {
      name: 'PUT /api/referrals/{id}/status',
      target: 0.5,
      connections: 8,
      seconds: 1.5,
      floor: () => change(floorReferral(), {}),
      product: () => change(productReferral(), signedIn),
    },
    {
      name: 'POST /api/auth/login',
      target: null,
      connections: 8,
      seconds: 2,
      floor: () => signInOf((floorSignIn += 1)),
      product: () => signInOf((productSignIn += 1)),
    },
  ];
}
