import { JOB_ADS } from '../../demo-data/jobs/job-ads.ts';

export const DEMO_TOWNS = ['Austin, TX', 'Round Rock, TX', 'Dallas, TX', 'Phoenix, AZ', 'Miami, FL'];
const AD_SCHEDULES = [
  'Full-time, Monday to Friday',
  'Full-time, 4 × 10',
  'Part-time, weekends',
  'Contract, 3 months',
  'Full-time, nights',
];
const BONUSES = ['250', '500', '750', '1000'];
const ORDINARY_COMPANY = 'Hill Country Builders';

/** Every title of the demo data in every town, with pay and schedules that go round. */
export function demoAds(): Record<string, unknown>[] {
  const titles = JOB_ADS.flatMap((ad) => ad.titles.map((title) => ({ ad, title })));
  return DEMO_TOWNS.flatMap((town, at) =>
    titles.map(({ ad, title }, number) => ({
      title,
      company: ORDINARY_COMPANY,
      description: `${ad.work} ${ORDINARY_COMPANY} is hiring in ${town.split(',')[0]}.`,
      location: town,
      requirements: ad.requirements,
      requiredSkills: [...ad.skills],
      category: ad.category,
      payRate: `$${ad.pay[0] + ((number * 3 + at * 5) % (ad.pay[1] - ad.pay[0] + 1))}/hour`,
      schedule: AD_SCHEDULES[(number + at) % AD_SCHEDULES.length],
      referralBonus: BONUSES[(number + at) % BONUSES.length],
    })),
  );
}
