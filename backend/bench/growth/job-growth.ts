import type { GrowthScenario, GrowthSubject } from './growth-scenario.ts';
import { fillWithJobs } from './job-growth-data.ts';

const PLACE = 'lat=30.27&lng=-97.74&radius=25';

/** `query` is the query of the job list. */
function search(
  name: string,
  query: string,
  options: Pick<GrowthScenario, 'isNext' | 'isOpen'> = {},
): GrowthScenario {
  return { name, path: `/api/jobs?limit=20&${query}`, ...options };
}

/** The list of jobs and its search. */
export const JOB_GROWTH: GrowthSubject = {
  things: 'jobs',
  heading: 'GET /api/jobs, ms a request',
  fill: fillWithJobs,
  scenarios: [
    search('first page', ''),
    search('next page', '', { isNext: true }),
    search('one trade', 'industry=plumbing'),
    search('one trade, by pay', 'industry=plumbing&sort=pay'),
    search('common word', 'q=electrician'),
    search('common word, next page', 'q=electrician', { isNext: true }),
    search('common word, best first', 'q=electrician&sort=relevance'),
    search('rare word, in old jobs only', 'q=hydronic'),
    search('rare word, best first', 'q=hydronic&sort=relevance'),
    search('misspelled word', 'q=electrcian'),
    search('Spanish word', 'q=plomero'),
    search('around a place', PLACE),
    search('around a place, nearest first', `${PLACE}&sort=distance`),
    search('word and place', 'q=plumber+austin'),
    search('word and place, nearest first', 'q=plumber+austin&sort=distance'),
    search('pay, bonus and schedule', 'minPay=30&minBonus=500&schedule=full-time'),
    search('everything at once', `industry=construction&q=hiring&minPay=25&minBonus=250&${PLACE}`),
    search('in between: 1 job in 200', 'q=concrete+40+an+hour+nights', { isOpen: true }),
  ],
};
