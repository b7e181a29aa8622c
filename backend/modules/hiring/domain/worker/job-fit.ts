/** The worker's offer to compare with a job. */
export interface Offering {
  readonly location: string | null;
  readonly skills: readonly string[];
  /** Whether the skills say which trade it is. */
  readonly hasTrade: boolean;
  /** The least desired pay in cents an hour; null if unknown or not convertible to an hourly rate. */
  readonly leastHourlyCents: number | null;
}

/** The job's facts to compare with a worker. */
export interface Asking {
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly category: string;
  /** It is the worker's own trade, or one close to it. */
  readonly isTrade: boolean;
  /** Miles from the worker's place; null where either is not known. */
  readonly distance: number | null;
  readonly payRate: string;
  /** The most pay in cents an hour; null if not convertible to an hourly rate. */
  readonly mostHourlyCents: number | null;
  readonly requiredSkills: readonly string[];
}

/** `value` is the place, the skill or the pay as someone wrote it. */
export interface FitItem {
  readonly kind: 'trade' | 'location' | 'skill' | 'pay';
  readonly value: string;
}

export interface Fit {
  readonly matched: readonly FitItem[];
  readonly missing: readonly FitItem[];
  /** Their trade, in reach of where they live: anything less is not called a fit. */
  readonly fits: boolean;
}

/** People drive as far to work. */
export const REACH_MILES = 50;

/**
 * Why a job suits a worker, and what does not: plain items to read, no score (rules.md#no-scores). A skill fits when it stands
 * in the title or the description, or among the asked ones (rules.md#job-matches).
 */
export function explainFit(worker: Offering, job: Asking): Fit {
  const items = [
    ...tradeOf(worker, job),
    ...placeOf(worker, job),
    ...skillsOf(worker, job),
    ...payOf(worker, job),
  ];
  const isKnown = worker.hasTrade || Boolean(worker.location?.trim());
  return {
    matched: items.filter(({ fits }) => fits).map(({ item }) => item),
    missing: items.filter(({ fits }) => !fits).map(({ item }) => item),
    fits:
      isKnown && items.every(({ fits, item }) => fits || (item.kind !== 'trade' && item.kind !== 'location')),
  };
}

interface Judged {
  readonly fits: boolean;
  readonly item: FitItem;
}

/** The town, and the state where both name one: "Austin" is in "Austin, TX", and "Austin, MN" is elsewhere. */
export function isSamePlace(one: string, other: string): boolean {
  const [[town, state], [otherTown, otherState]] = [partsOf(one), partsOf(other)];
  return town === otherTown && (state === '' || otherState === '' || state === otherState);
}

function partsOf(place: string): [town: string, state: string] {
  const [town = '', state = ''] = place.split(',').map(plain);
  return [town, state];
}

function tradeOf({ hasTrade }: Offering, { isTrade, category }: Asking): Judged[] {
  return hasTrade ? [{ fits: isTrade, item: { kind: 'trade', value: category } }] : [];
}

function placeOf({ location }: Offering, job: Asking): Judged[] {
  if (!location?.trim()) return [];
  const isNear = job.distance !== null && job.distance <= REACH_MILES;
  const fits = isNear || isSamePlace(location, job.location);
  return [{ fits, item: { kind: 'location', value: job.location } }];
}

function skillsOf({ skills }: Offering, job: Asking): Judged[] {
  const words = plain(`${job.title} ${job.description}`);
  const asked = job.requiredSkills.map(plain);
  const fitting = skills.filter((skill) => words.includes(plain(skill)) || asked.includes(plain(skill)));
  const had = skills.map(plain);
  const lacking = job.requiredSkills.filter((skill) => !had.includes(plain(skill)));
  return [
    ...fitting.map((value) => ({ fits: true, item: { kind: 'skill', value } as const })),
    ...lacking.map((value) => ({ fits: false, item: { kind: 'skill', value } as const })),
  ];
}

/** Compares only if both have an hourly rate. */
function payOf({ leastHourlyCents }: Offering, { payRate, mostHourlyCents }: Asking): Judged[] {
  if (leastHourlyCents === null || mostHourlyCents === null) return [];
  return [{ fits: mostHourlyCents >= leastHourlyCents, item: { kind: 'pay', value: payRate } }];
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
