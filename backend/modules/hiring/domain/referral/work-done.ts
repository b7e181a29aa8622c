import { addDays, addHours } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';

/** The employer's answer about the work of an ending hire (rules.md#i9-kept). */
export interface WorkDone {
  /** At least a day; null says nothing. */
  readonly worked: boolean | null;
  /** A calendar day; null where it was not said. */
  readonly lastDay: string | null;
}

export const NOT_SAID: WorkDone = { worked: null, lastDay: null };

/** An empty answer does not erase the fact that the worker worked (rules.md#i9-kept). */
export function rememberedWork(before: WorkDone, said: WorkDone): WorkDone {
  return said.worked === null && before.worked === true ? before : said;
}

const DAYS_BACK = 366;
/** Somewhere on earth the next day has begun. */
const HOURS_AHEAD = 14;

/**
 * A bulk change does not ask about each referral, so a hire ends only with an answer (rules.md#i9-kept).
 * @throws DomainError `hiring.worked_unsaid` (conflict)
 */
export function assertWorkSaid(isHired: boolean, worked: boolean | null): void {
  if (!isHired || worked !== null) return;
  throw new DomainError(
    'hiring.worked_unsaid',
    'conflict',
    'This person is hired, so say first whether they worked. Open their referral and end or undo the hire there.',
  );
}

/** A last day belongs to work that was done. @throws DomainError `hiring.last_day` (rule_broken) */
export function workDone({ worked, lastDay }: WorkDone, at: Date): WorkDone {
  if (worked !== true || lastDay === null) return { worked, lastDay: null };
  const [first, last] = [addDays(at, -DAYS_BACK), addHours(at, HOURS_AHEAD)].map((day) =>
    day.toISOString().slice(0, 10),
  );
  if (first && last && lastDay >= first && lastDay <= last) return { worked, lastDay };
  const message = 'Enter a day of the past year, or leave it empty';
  throw new DomainError('hiring.last_day', 'rule_broken', message, { path: 'lastDay' });
}
