import { retentionDay, type Day } from './i9-dates.ts';
import type { I9Record } from './i9-record.ts';

/** A hire that came to nothing, or to its end. */
export interface EndOfHire {
  /** At least a day, as the employer reports; null if no one was asked. */
  readonly worked: boolean | null;
  /** Null where it was not said. */
  readonly lastDay: Day | null;
}

type Known = Pick<I9Record, 'worked' | 'endedOn' | 'rehiredOn' | 'startsOn' | 'hiredOn'>;

/**
 * Whether the person worked at least a day. If the first day has come and no one was asked, it is unknown,
 * and the form is retained (rules.md#i9-kept).
 */
export function workedOf(form: Known, end: EndOfHire, today: Day): 'no' | 'yes' | 'unknown' {
  const hasWorked = form.worked === 'yes' || form.endedOn !== null || form.rehiredOn !== null;
  if (hasWorked || end.worked === true) return 'yes';
  if (end.worked === false) return 'no';
  const start = form.startsOn ?? form.hiredOn;
  return form.worked === 'unknown' || (start !== null && start <= today) ? 'unknown' : 'no';
}

type Retention = Pick<I9Record, 'endedOn' | 'isRetentionOnly' | 'retentionExpiry'>;

/**
 * The end of the work, from which the retention counts. A complete form waits for the employer's answer; an
 * unfinished one waits for nothing, so it counts from today if no last day was entered.
 */
export function retentionFrom(
  form: Pick<
    I9Record,
    'section2Data' | 'endedOn' | 'startsOn' | 'hiredOn' | 'acceptedOn' | 'everifyIsUndecided'
  >,
  { lastDay }: EndOfHire,
  today: Day,
): Retention | null {
  if (form.endedOn !== null) return null;
  const said = lastDay !== null && lastDay > today ? today : lastDay;
  const firstDayOn = form.section2Data?.firstDayOn;
  if (firstDayOn === undefined) return retained(hireOf(form), said ?? today);
  const isKnown = said !== null && said >= firstDayOn && !form.everifyIsUndecided;
  return isKnown ? retained(firstDayOn, said) : null;
}

/** The day of the hire, as an unfinished form knows it. */
export function hireOf({
  startsOn,
  hiredOn,
  acceptedOn,
}: Pick<I9Record, 'startsOn' | 'hiredOn' | 'acceptedOn'>): Day {
  return startsOn ?? hiredOn ?? acceptedOn;
}

function retained(hiredOn: Day, endedOn: Day): Retention {
  return { endedOn, isRetentionOnly: true, retentionExpiry: retentionDay(hiredOn, endedOn) };
}
