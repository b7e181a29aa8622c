import type { JobField } from '#contract/jobs/posting/job-fields.ts';
import type { JobText } from '../domain/posting/job-record.ts';

/** Two values of a field that an employer writes, as answers have them, and the places that show the first one. */
interface FieldCase {
  readonly first: unknown;
  readonly other: unknown;
  /** Whether moderators read it, because the employer writes it freely. */
  readonly isFreeText: boolean;
  /** Whether the personal data copy contains it, and a paid post that differs in it is another post. */
  readonly isText: boolean;
  /** Whether it is erased with the employer's account. */
  readonly isErased: boolean;
  /** A word that nothing else of the job has, and that finds it; null where a filter looks for the field, or nothing does. */
  readonly found: string | null;
  /** The words on the page without a script; null if the page omits the field. */
  readonly plain: string | null;
  /** The words in the data for search engines; null if the data omits the field. */
  readonly posting: string | null;
}

const WRITTEN = { isFreeText: true, isText: true };
const CHOSEN = { isFreeText: false, isText: true };
/** A town's coordinates, and the distance: only for the search. */
const SEARCHED = { isFreeText: false, isText: false, found: null, plain: null, posting: null };

const FIELDS: Record<JobField, FieldCase> = {
  title: {
    first: 'Framer',
    other: 'Lead framer',
    ...WRITTEN,
    isErased: false,
    found: 'Framer',
    plain: 'Framer',
    posting: 'Framer',
  },
  company: {
    first: 'Hill Country Builders',
    other: 'Ridge & Co',
    ...WRITTEN,
    isErased: true,
    found: 'Builders',
    plain: 'Hill Country Builders',
    posting: 'Hill Country Builders',
  },
  description: {
    first: 'Frame walls and roofs.',
    other: 'Frame walls only.',
    ...WRITTEN,
    isErased: true,
    found: 'roofs',
    plain: 'Frame walls and roofs.',
    posting: 'Frame walls and roofs.',
  },
  location: {
    first: 'Austin, TX',
    other: 'Waco, TX',
    ...WRITTEN,
    isErased: true,
    found: null,
    plain: 'Austin, TX',
    posting: 'Austin',
  },
  payRate: {
    first: '$25/hour',
    other: '$31/hour',
    ...WRITTEN,
    isErased: false,
    found: null,
    plain: '$25',
    posting: '$25/hour',
  },
  schedule: {
    first: 'full-time',
    other: 'nights',
    ...WRITTEN,
    isErased: false,
    found: 'full-time',
    plain: 'Full-time',
    posting: 'full-time',
  },
  category: {
    first: 'framing',
    other: 'carpentry',
    ...CHOSEN,
    isErased: false,
    found: null,
    plain: null,
    posting: null,
  },
  referralBonus: {
    first: '500.00',
    other: '750.00',
    ...CHOSEN,
    isErased: false,
    found: null,
    plain: '$500',
    posting: null,
  },
  requirements: {
    first: 'Own boots',
    other: null,
    ...WRITTEN,
    isErased: true,
    found: 'boots',
    plain: 'Own boots',
    posting: 'Own boots',
  },
  requiredSkills: {
    first: ['ladders'],
    other: ['scaffolds', 'saws'],
    ...WRITTEN,
    isErased: false,
    found: 'ladders',
    plain: 'ladders',
    posting: 'ladders',
  },
  latitude: { first: 30.3, other: 30.5, ...SEARCHED, isErased: true },
  longitude: { first: -97.7, other: -97.5, ...SEARCHED, isErased: true },
  maxDistance: { first: 25, other: 40, ...SEARCHED, isErased: false },
};

export const FIELD_CASES = Object.entries(FIELDS) as [JobField, FieldCase][];

/** A job as answers have it, with a value in every field. */
export const FULL_JOB = Object.fromEntries(FIELD_CASES.map(([name, { first }]) => [name, first]));

/** The same words in every field that takes any words. */
export function freeText(words: string): Partial<JobText> {
  const written = FIELD_CASES.filter(([, { isFreeText }]) => isFreeText);
  return Object.fromEntries(
    written.map(([name, { first }]) => [name, Array.isArray(first) ? [words, words] : words]),
  );
}

/** The columns of `jobs` of the fields that match, with spaces between them. */
export function columnsOf(matches: (field: FieldCase) => boolean): string {
  const matching = FIELD_CASES.filter(([, field]) => matches(field));
  return matching.map(([name]) => columnOf(name)).join(' ');
}

function columnOf(name: JobField): string {
  if (name === 'referralBonus') return 'referral_bonus_cents';
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
