import { DomainError } from '#kernel/domain-error.ts';
import { dayIn, section2DueOn, type Day, type WorkTime } from './i9-dates.ts';
import type { I9Record, Section2 } from '../form/i9-record.ts';

export type LateSection = 'section1' | 'section2';

type Dated = WorkTime &
  Pick<I9Record, 'timeZone' | 'section1CompletedAt' | 'section2CompletedAt' | 'section2Data' | 'startsOn'>;

/**
 * The sections that were first signed after their day, or that are not signed yet though it has passed. A correction changes
 * nothing of that (rules.md#i9-late).
 */
export function lateSections(form: Dated, today: Day): readonly LateSection[] {
  const firstDayOn = form.section2Data?.firstDayOn ?? form.startsOn;
  if (firstDayOn === null) return [];
  const signedOn = (at: Date | null): Day => (at === null ? today : dayIn(form.timeZone, at));
  const isLate = {
    section1: signedOn(form.section1CompletedAt) > firstDayOn,
    section2: signedOn(form.section2CompletedAt) > section2DueOn(firstDayOn, form),
  };
  return (['section1', 'section2'] as const).filter((section) => isLate[section]);
}

/**
 * Requires a reason for a late section, which is still signed. @throws DomainError
 * `eligibility.late_without_reason` (rule_broken)
 */
export function assertReason(form: Dated, section: Section2, today: Day): void {
  if (section.lateReason || lateSections({ ...form, section2Data: section }, today).length === 0) return;
  const message =
    'Say why it is late: section 1 was due by the first day, section 2 three business days after it';
  throw new DomainError('eligibility.late_without_reason', 'rule_broken', message, { path: 'lateReason' });
}
