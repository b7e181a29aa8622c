import { BUILDING_TRADES } from '#contract/jobs/vocabulary/trades.ts';
import type { DemoApi } from '../demo-api.ts';
import { JOB_ADS, type JobAd } from './job-ads.ts';
import type { Employer } from '../people/people.ts';
import type { SeededRandom } from '../random.ts';
import type { Timeline } from '../story/timeline.ts';

export interface PostedJob {
  readonly employer: Employer;
  /** The lane of its steps and those of its referrals in the timeline. */
  readonly lane: string;
  readonly ad: JobAd;
  readonly title: string;
  readonly hourlyPay: number;
  readonly postedAt: Date;
  readonly closedAt: Date | null;
  /** Known after the job is posted. */
  id(): string;
}

const AD_SCHEDULES = [
  'Full-time, Monday to Friday',
  'Full-time, 4 × 10',
  'Part-time, weekends',
  'Contract, 3 months',
  'Full-time, nights',
] as const;
const BONUSES = [250, 300, 500, 500, 500, 750, 1000, 1500] as const;
const HOURS_A_WEEK = 40;
const ACKNOWLEDGED = [{ kind: 'eeo', version: '2026-01-01' }];

function textOf(ad: JobAd, title: string, employer: Employer, random: SeededRandom): Record<string, unknown> {
  const isUrgent = random.chance(0.08);
  const urgency = isUrgent ? ' We need you asap.' : '';
  return {
    title,
    company: employer.company,
    description: `${ad.work} ${employer.company} is hiring in ${employer.place.name}.${urgency}`,
    location: employer.place.name,
    requirements: ad.requirements,
    requiredSkills: [...ad.skills],
    category: ad.category,
    latitude: employer.place.latitude,
    longitude: employer.place.longitude,
    maxDistance: 25,
    acknowledgements: ACKNOWLEDGED,
  };
}

/** A construction company hires for every building trade, others only for their own category. */
function isHiredBy({ service }: Employer, category: string): boolean {
  return service === null ? BUILDING_TRADES.some((trade) => trade === category) : category === service;
}

const LEADS = /Lead|Leader|Foreman|Superintendent|Journeyman|Instructor/;
const BEGINS = /Helper|Apprentice|Laborer|Member|Hand|Associate/;

/** A crew leader earns more than a laborer. */
function payOf(title: string, { pay: [low, high] }: JobAd): readonly [number, number] {
  const middle = Math.round((low + high) / 2);
  if (LEADS.test(title)) return [middle, high];
  return BEGINS.test(title) ? [low, middle] : [low, high];
}

/** Dollars: at most a week's pay. */
export function bonusOf(drawn: number, hourlyPay: number): number {
  const affordable = BONUSES.filter((bonus) => bonus <= hourlyPay * HOURS_A_WEEK);
  return Math.min(drawn, Math.max(...affordable));
}

/** Plans a job, and its closing if it has one. */
export function planJob(
  timeline: Timeline,
  api: DemoApi,
  random: SeededRandom,
  given: { employer: Employer; number: number; postedAt: Date; closedAt: Date | null },
): PostedJob {
  const { employer, postedAt, closedAt } = given;
  const ads = JOB_ADS.filter(({ category }) => isHiredBy(employer, category));
  const ad = ads[given.number % ads.length] ?? random.pick(JOB_ADS);
  const title = random.pick(ad.titles);
  const hourlyPay = random.between(...payOf(title, ad));
  const body = {
    ...textOf(ad, title, employer, random),
    payRate: random.chance(0.8) ? `$${hourlyPay}/hour` : `$${hourlyPay}-${hourlyPay + 4} an hour`,
    schedule: random.pick(AD_SCHEDULES),
    referralBonus: String(bonusOf(random.pick(BONUSES), hourlyPay)),
  };
  let id = '';
  const lane = `${employer.email}-${postedAt.getTime()}`;
  timeline.plan(postedAt, lane, async () => {
    const job = await api.call('post', '/api/jobs', { as: employer, body });
    id = job.id;
  });
  if (closedAt) {
    timeline.plan(closedAt, lane, async () => {
      await api.call('patch', `/api/jobs/${id}`, { as: employer, body: { isActive: false } });
    });
  }
  return { employer, lane, ad, title, hourlyPay, postedAt, closedAt, id: () => id };
}

/** The job in a trade, of an employer who has one. */
export function jobIn(trade: string, jobs: readonly PostedJob[]): PostedJob {
  const job = jobs.find(({ ad }) => ad.category === trade);
  if (!job) throw new Error(`No job in ${trade}`);
  return job;
}
