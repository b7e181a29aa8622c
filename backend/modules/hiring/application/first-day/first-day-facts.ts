import type { Language } from '#contract/http/vocabulary/language.ts';
import type { FirstDayFacts } from '../hiring.ts';
import { formatDayName, spokenPhone } from './first-day-phrases.ts';
import type { KnownFirstDay } from './first-days.ts';

/** The named contact, else the company. */
export function factsOf(
  { firstDay, job, day, place, link }: KnownFirstDay,
  language: Language,
): FirstDayFacts {
  const { contactName, contactPhone } = firstDay.facts;
  const contact = [contactName ?? job.company, contactPhone && spokenPhone(contactPhone)];
  const when = day === null ? '' : formatDayName(day, language);
  return { when, place, contact: contact.filter(Boolean).join(', '), link };
}
