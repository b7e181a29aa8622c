import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { call, type Person } from './person.ts';

/** A date this many days ahead in US Central, by the product's clock, which tests move. */
export async function productDay(person: Person, days: number): Promise<string> {
  const { now } = await call(person, 'POST', '/api/dev/clock', { advanceHours: 0 });
  return dayAhead(days, new Date(now));
}
