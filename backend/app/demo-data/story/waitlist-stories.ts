import type { Sql } from '#platform/persistence/sql.ts';
import type { DemoApi } from '../demo-api.ts';
import { FIRST_NAMES, LAST_NAMES } from '../people/names.ts';
import { thereBefore, type Member } from '../people/people.ts';
import { PLACES, type Place } from '../places.ts';
import type { SeededRandom } from '../random.ts';
import type { Timeline } from './timeline.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Unconfirmed entries are deleted after thirty days, so only recent ones remain. */
const UNCONFIRMED_DAYS = 25;
const CONFIRMATION_MAIL = {
  name: 'demo-waitlist-mail',
  text: `select body from outbox_messages where recipient = $1 and body like '%/waitlist/confirm/%'
    order by at desc limit 1`,
};

export interface WaitlistContext {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly random: SeededRandom;
  readonly timeline: Timeline;
  readonly members: readonly Member[];
  readonly now: Date;
  /** A random instant of the half year, with more of them toward the end. */
  readonly someTime: () => Date;
}

/** People on the waitlist: most confirm their address, and most of those say where they are. */
export function planWaitlist(count: number, context: WaitlistContext): void {
  for (let n = 1; n <= count; n += 1) planSignup(n, context);
}

function planSignup(
  number: number,
  { api, sql, random, timeline, members, now, someTime }: WaitlistContext,
): void {
  const email = emailOf(random.pick(FIRST_NAMES), random.pick(LAST_NAMES), number);
  const confirms = random.chance(0.7);
  const recently = new Date(now.getTime() - (0.2 + random.next() * UNCONFIRMED_DAYS) * DAY_MS);
  const joinedAt = confirms ? someTime() : recently;
  const inviter = random.chance(0.4) ? random.pick(thereBefore(joinedAt, members)) : null;
  // The email is sent at the end of the day.
  const confirmedAt = new Date(joinedAt.getTime() + (1 + 2 * random.next()) * DAY_MS);
  const details = random.chance(0.8) ? detailsOf(random.pick(PLACES), number, random) : null;

  timeline.plan(joinedAt, email, async () => {
    const source = inviter ? `referral_link:${inviter.code()}` : 'direct';
    await api.call('post', '/api/waitlist', { body: { email, source } });
  });
  if (!confirms || confirmedAt > now) return;
  let token: string | undefined;
  timeline.plan(confirmedAt, email, async () => {
    const mail = await sql.row<{ body: string }>(CONFIRMATION_MAIL, [email]);
    token = /\/waitlist\/confirm\/([\w.~-]+)/.exec(mail?.body ?? '')?.[1];
    // An installation that sends real emails has no copy to open.
    if (token) await api.call('post', '/api/waitlist/confirm', { body: { token } });
  });
  if (!details) return;
  timeline.plan(new Date(Math.min(confirmedAt.getTime() + 2 * MINUTE_MS, now.getTime())), email, async () => {
    if (token) await api.call('post', '/api/waitlist/details', { body: { token, ...details } });
  });
}

function emailOf(firstName: string, lastName: string, number: number): string {
  const plain = `${firstName}.${lastName}${number}`.normalize('NFD').replace(/[^\w.]/g, '');
  return `${plain.toLowerCase()}@mail.crewvine.test`;
}

function detailsOf(place: Place, number: number, random: SeededRandom): Record<string, unknown> {
  const hasPhone = random.chance(0.6);
  return {
    state: place.name.slice(-2),
    phone: hasPhone ? `+1${place.areaCode}549${String(number).padStart(4, '0')}` : '',
    wantsTexts: hasPhone && random.chance(0.7),
  };
}
