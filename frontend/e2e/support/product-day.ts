import { dayAhead } from '#testing/fixtures/test-now.ts';
import { call, type Person } from './person.ts';

/** The day so many days on, in US Central, by the clock of the product, which tests move on. */
export async function productDay(person: Person, days: number): Promise<string> {
  const { now } = await call(person, 'POST', '/api/dev/clock', { advanceHours: 0 });
  return dayAhead(days, new Date(now));
}
