import type { Refusal } from '../actions/refusal.ts';
import { endedBefore, section2Missing } from '../form/i9-errors.ts';
import { retentionDay, type Day } from '../due/i9-dates.ts';
import type { I9Record } from '../form/i9-record.ts';

/** A hire that came to nothing, or to its end. */
export interface EndOfHire {
  /** At least a day, as the employer reports; null if no one was asked. */
  readonly worked: boolean | null;
  /** Null where it was not said. */
  readonly lastDay: Day | null;
}

type Known = Pick<I9Record, 'worked' | 'endedOn' | 'rehiredOn' | 'startsOn' | 'hiredOn'>;

/**
 * Whether the person worked at least a day. If the first day has passed and no one was asked, it is unknown,
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

type Ending = Pick<
  I9Record,
  'section2Data' | 'hireEndedOn' | 'rehiredOn' | 'startsOn' | 'hiredOn' | 'acceptedOn'
>;

/**
 * The earliest last day of work; null before section 2, unless the hire is over. An unfinished form has its
 * first day only from the letter: the work may have begun once the offer was accepted.
 */
export function earliestEnd(form: Ending): Day | null {
  if (form.section2Data === null && form.hireEndedOn === null) return null;
  if (form.rehiredOn !== null) return form.rehiredOn;
  if (form.section2Data !== null) return form.section2Data.firstDayOn;
  const hiredOn = hireOf(form);
  return [hiredOn, form.hiredOn ?? hiredOn, form.acceptedOn].toSorted()[0] ?? hiredOn;
}

/** While E-Verify has not decided, the employer says that the work ended for another reason. */
export function mustConfirmUnrelated({ everifyIsUndecided }: Pick<I9Record, 'everifyIsUndecided'>): boolean {
  return everifyIsUndecided;
}

/** Why work has no last day yet: it has not begun. */
export function refusalOfEnd(form: Ending, today: Day): Refusal {
  const earliest = earliestEnd(form);
  if (earliest === null) return section2Missing();
  return earliest > today ? endedBefore(form.rehiredOn !== null) : null;
}
