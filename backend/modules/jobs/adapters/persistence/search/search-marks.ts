import { townWords } from '#platform/places/town-key.ts';
import { fold } from '#modules/jobs/domain/search/typed-words.ts';
import type { JobCriteria, SearchPlace } from '#modules/jobs/application/search/job-search.ts';

/** The steps that `job_marks` knows (`job-marks.sql`): a job carries every step it reaches. */
const PAY_STEPS = [0, 10, 15, 20, 25, 30, 35, 40, 50, 60, 80, 100] as const;
const BONUS_STEPS = [0, 100, 250, 500, 1000, 2500, 5000] as const;

const MILES_PER_DEGREE = 69.09;
const COARSE_DEGREES = 8;
const MOST_FINE_CELLS = 24;
const MOST_CELLS = 400;

export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The degrees that hold every point of the radius. */
export function boxAround({ latitude, longitude, radius }: SearchPlace): Box {
  const up = radius / MILES_PER_DEGREE + 0.01;
  const [south, north] = [Math.max(-90, latitude - up), Math.min(90, latitude + up)];
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const aside = narrowest < 0.01 ? 360 : Math.min(360, radius / (MILES_PER_DEGREE * narrowest) + 0.01);
  return { south, north, west: longitude - aside, east: longitude + aside };
}

/**
 * Everything that is filtered by, in the language of text search: the index intersects any combination. Marks may let
 * through a little more than what is asked (a whole cell, a whole step of pay); the statement looks at the columns as well.
 */
export function marksOf(search: JobCriteria): string | null {
  const { minBonusCents, place } = search;
  const marks = {
    trades: anyOf((search.trades ?? []).map((trade) => `c/${trade}`)),
    // `job_query` handles the spoken terms with their language.
    terms: null,
    minPayCents: stepMark('p', search.minPayCents, PAY_STEPS),
    minBonusCents: stepMark('b', minBonusCents === 0 ? null : minBonusCents, BONUS_STEPS),
    place: place && anyMark([placeMarks(place), townMarks(place)]),
    schedule: anyOf(search.schedule.map((phrase) => wordMarks('s', phrase))),
    location: allOf(search.location.map((words) => anyOf(words.map((word) => wordMarks('l', word))))),
  } satisfies Record<Exclude<keyof JobCriteria, 'order'>, string | null>;
  return allOf(Object.values(marks));
}

function allOf(marks: readonly (string | null)[]): string | null {
  const asked = marks.filter((mark) => mark !== null);
  return asked.length > 0 ? asked.join(' & ') : null;
}

function anyMark(marks: readonly (string | null)[]): string | null {
  const asked = marks.filter((mark) => mark !== null);
  return asked.length > 0 ? `(${asked.join(' | ')})` : null;
}

/** Jobs that name the town in a list of several (`town_marks`); null without a town. */
export function townMarks({ town }: SearchPlace): string | null {
  if (!town) return null;
  return anyOf(['', ...town.states].map((state) => `t/${townWords(town.city)}/${fold(state)}`));
}

/** Marks are quoted already where they are more than one. */
function anyOf(marks: readonly string[]): string | null {
  const quoted = marks.filter((mark) => mark !== '').map((mark) => (mark.includes("'") ? mark : quote(mark)));
  return quoted.length > 0 ? `(${quoted.join(' | ')})` : null;
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '')}'`;
}

/** Every word of a phrase, its beginning at least: "full" is found in "Full-time". */
function wordMarks(kind: 's' | 'l', phrase: string): string {
  const words = fold(phrase)
    .split(' ')
    .filter((word) => word !== '');
  return words.length > 0 ? `(${words.map((word) => `${quote(`${kind}/${word}`)}:*`).join(' & ')})` : '';
}

function stepMark(kind: 'p' | 'b', leastCents: number | null, steps: readonly number[]): string | null {
  if (leastCents === null) return null;
  const reached = steps.findLast((step) => step * 100 <= leastCents);
  return quote(`${kind}/${reached ?? 0}`);
}

function placeMarks(place: SearchPlace): string {
  const fine = cellsAround(place);
  if (fine.length <= MOST_FINE_CELLS) return anyOf(fine.map((cell) => `g/${cell}`)) ?? '';
  const coarse = cells(boxAround(place), COARSE_DEGREES);
  return anyOf(coarse.length <= MOST_CELLS ? coarse.map((cell) => `h/${cell}`) : ['g']) ?? '';
}

/** The cells of one degree that the radius touches, numbered as `cell_at` does; not all of them beyond some hundreds. */
export function cellsAround(place: SearchPlace): readonly number[] {
  return cells(boxAround(place), 1);
}

function cells({ south, north, west, east }: Box, degrees: number): number[] {
  const found: number[] = [];
  const floor = (value: number): number => Math.floor(value / degrees);
  for (let row = floor(south); row <= floor(north) && found.length <= MOST_CELLS; row += 1) {
    for (let column = floor(west); column <= floor(east); column += 1) found.push(row * 1000 + column);
  }
  return found;
}
