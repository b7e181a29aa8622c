import { escapeHtml } from '#platform/pages/escape-html.ts';
import type { StructuredData } from '#platform/pages/public-page.ts';
import type { PublicJob } from '../../application/reach/public-jobs.ts';

const EMPLOYMENT: readonly (readonly [RegExp, string])[] = [
  [/full[\s-]?time|tiempo completo/i, 'FULL_TIME'],
  [/part[\s-]?time|medio tiempo/i, 'PART_TIME'],
  [/contract|contrato|1099/i, 'CONTRACTOR'],
  [/temp|seasonal|temporal/i, 'TEMPORARY'],
];
/** The words of schema.org; a project has no unit of time, so its pay is omitted. */
const UNITS = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
  project: null,
} as const;
const TOWN = /^(?<town>.+?),\s*(?<state>[A-Za-z]{2}|[A-Za-z ]{4,20}?)(?:\s+(?<zip>\d{5}(?:-\d{4})?))?$/;

/** JobPosting with the fields that Google requires and recommends (rules.md#search-engines). */
export function jobPosting(job: PublicJob, publicUrl: string): StructuredData {
  const { title, company, createdAt, onlineUntil } = job;
  return {
    '@type': 'JobPosting',
    title,
    description: postingDescription(job),
    identifier: { '@type': 'PropertyValue', name: company, value: job.id },
    datePosted: createdAt,
    ...(onlineUntil !== null && { validThrough: onlineUntil }),
    employmentType: employmentType(job.schedule),
    hiringOrganization: { '@type': 'Organization', name: company },
    jobLocation: { '@type': 'Place', address: postalAddress(job.location) },
    ...salary(job),
    ...(job.requirements !== null && { qualifications: job.requirements }),
    ...(job.requiredSkills.length > 0 && { skills: job.requiredSkills.join(', ') }),
    directApply: true,
    url: `${publicUrl}/job/${job.id}`,
  };
}

/** The employer's text as HTML for job boards. */
export function postingDescription({ description, requirements, schedule, payRate }: PublicJob): string {
  const parts = [description, requirements, schedule, payRate].filter((part) => part?.trim());
  return parts
    .flatMap((part) => (part ?? '').trim().split(/\n\s*\n/))
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

export function employmentType(schedule: string): string {
  return EMPLOYMENT.find(([words]) => words.test(schedule))?.[1] ?? 'OTHER';
}

/** "Austin, TX 78701" in its parts; text that cannot be split is the town. */
export function placeParts(location: string): {
  readonly town: string;
  readonly state: string | null;
  readonly zip: string | null;
} {
  const { town, state, zip } = TOWN.exec(location.trim())?.groups ?? {};
  return { town: town ?? location.trim(), state: state ?? null, zip: zip ?? null };
}

function postalAddress(location: string): object {
  const { town, state, zip } = placeParts(location);
  return {
    '@type': 'PostalAddress',
    addressLocality: town,
    ...(state !== null && { addressRegion: state }),
    ...(zip !== null && { postalCode: zip }),
    addressCountry: 'US',
  };
}

function salary({ pay }: PublicJob): { readonly baseSalary?: object } {
  const unitText = pay && UNITS[pay.period];
  if (!pay || !unitText) return {};
  const amount =
    pay.minCents === pay.maxCents
      ? { value: pay.minCents / 100 }
      : { minValue: pay.minCents / 100, maxValue: pay.maxCents / 100 };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value } };
}
