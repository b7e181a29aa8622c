import type { Candidate, CheckContext } from '../hiring/demo-checks.ts';
import type { Member } from './people.ts';

type Words = Readonly<Record<string, unknown>>;

const LEAD: Words = {
  status: 'published',
  professionalSummary:
    'Twelve years on residential sites, the last four as lead. Reads plans, keeps a tidy site and has never missed a Monday.',
  keySkills: ['Carpentry', 'Framing', 'Concrete', 'Drywall'],
  workExperience:
    'Lead framer, Lone Oak Builders, 2021 to 2025\nFramer, Balcones Custom Homes, 2015 to 2021\nHelper, family business, 2013 to 2015',
  certifications: ['OSHA 10', 'Forklift operator', 'First aid'],
  availability: 'immediate',
  desiredPayRate: '$31/hour',
  transportation: 'own-vehicle',
};
const HELPER: Words = {
  status: 'published',
  professionalSummary: 'Hard worker who learns fast. We built a deck and two sheds together last year.',
  keySkills: ['General Labor', 'Painting'],
  workExperience: 'Two years on small remodels',
  desiredPayRate: '$22/hour',
  transportation: 'public-transit',
};
const BEGUN: Words = { status: 'draft', professionalSummary: 'Met on a roofing job in Waco.' };

/**
 * Three profiles: one with interest from an employer, one that was read, and one that its referrer has only
 * started.
 */
export function planDemoProfiles(
  context: CheckContext,
  referrer: Member,
  [liked, read, begun]: readonly [Candidate, Candidate, Candidate],
): void {
  const { api, timeline, now } = context;
  const before = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const plan = (of: Candidate, days: number, run: (path: string) => Promise<unknown>): void =>
    timeline.plan(before(days), of.job.lane, async () => {
      await run(`/api/candidate-profile/${of.referralId()}`);
    });
  const write = (of: Candidate, days: number, body: Words): void =>
    plan(of, days, (path) => api.call('put', path, { as: referrer, body }));
  const look = (of: Candidate, days: number): void =>
    plan(of, days, (path) => api.call('get', path, { as: of.job.employer }));
  write(liked, 12.6, LEAD);
  plan(liked, 12.5, (path) =>
    api.call('put', `${path}/verified-skills`, { as: referrer, body: { skills: ['Carpentry', 'Framing'] } }),
  );
  look(liked, 11.7);
  plan(liked, 11.6, (path) => api.call('post', `${path}/interest`, { as: liked.job.employer, body: {} }));
  write(read, 11.8, HELPER);
  look(read, 10.7);
  write(begun, 3.5, BEGUN);
}
