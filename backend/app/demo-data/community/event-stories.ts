import type { Sql } from '#platform/persistence/sql.ts';
import type { DemoAccounts } from '../people/demo-accounts.ts';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import { EVENT_PLANS, type EventPlan } from './event-plans.ts';
import { thereBefore, type Employer, type Member, type Worker } from '../people/people.ts';
import type { SeededRandom } from '../random.ts';
import { hourOn } from '../story/hour-on.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ADMIN = {
  name: 'demo-event-admin',
  text: `select id from users where email = 'admin@demo.crewvine.test'`,
};

export interface EventContext {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly random: SeededRandom;
  readonly timeline: Timeline;
  readonly accounts: DemoAccounts;
  readonly employers: readonly Employer[];
  readonly members: readonly Member[];
  readonly workers: readonly Worker[];
  /** So new that their events wait for review. */
  readonly newcomer: Member;
  readonly now: Date;
}

/** Plans events around the day of seeding. */
export function planEvents(context: EventContext): void {
  EVENT_PLANS.forEach((plan, number) => new EventStory(plan, number, context).plan());
}

class EventStory {
  private readonly what: EventPlan;
  private readonly lane: string;
  private readonly context: EventContext;
  private readonly madeAt: Date;
  private readonly startAt: Date;
  private readonly host: DemoPerson;
  private id = '';

  constructor(what: EventPlan, number: number, context: EventContext) {
    this.what = what;
    // The newcomer's lane starts with their sign-up.
    this.lane = what.host === 'newcomer' ? context.newcomer.email : `event-${number}`;
    this.context = context;
    this.madeAt = this.daysFromNow(-what.madeBefore);
    this.startAt = hourOn(this.daysFromNow(what.starts), what.at, what.zone);
    this.host = this.hostOf(what.host);
  }

  plan(): void {
    const { guests, also = [], outcome } = this.what;
    this.step(this.madeAt, () => this.create());
    const people: DemoPerson[] = [...this.picked(guests), ...also.map((name) => this.context.accounts[name])];
    people.forEach((person, at) =>
      this.step(this.hoursAfter(at + 1), () => this.call('post', 'rsvp', person)),
    );
    if (outcome === 'cancelled')
      this.step(this.daysFromNow(-1), () =>
        this.call('post', 'cancel', this.host, { reason: 'The general contractor closed the site.' }),
      );
    const [first] = people;
    // So recent that the offer to the next person in line is still open.
    if (outcome === 'offered' && first)
      this.step(this.daysFromNow(-0.1), () => this.call('delete', 'rsvp', first));
    if (outcome === 'checked_in')
      people.slice(0, -2).forEach((person) => this.step(this.startAt, () => this.checkIn(person)));
    if (outcome === 'refused') this.step(this.daysFromNow(-0.05), () => this.refuse());
  }

  private async create(): Promise<void> {
    const { title, description, eventType, hours, location, onlineUrl, locationType, capacity, isDraft } =
      this.what;
    const body = {
      title,
      description,
      eventType,
      location,
      onlineUrl,
      locationType,
      capacity,
      startAt: this.startAt.toISOString(),
      endAt: new Date(this.startAt.getTime() + hours * HOUR_MS).toISOString(),
      status: isDraft ? 'draft' : 'published',
    };
    this.id = (await this.context.api.call('post', '/api/events', { as: this.host, body })).id;
  }

  private async checkIn(guest: DemoPerson): Promise<void> {
    const { myRsvp } = await this.context.api.call('get', `/api/events/${this.id}`, { as: guest });
    await this.call('post', 'check-in', this.host, { code: myRsvp.checkInCode });
  }

  private async refuse(): Promise<void> {
    const row = await this.context.sql.row<{ id: string }>(ADMIN);
    const email = 'admin@demo.crewvine.test';
    const as: DemoPerson = { email, userType: 'admin', id: () => row?.id ?? '' };
    const body = { approve: false, note: 'Please say where exactly, so that people find it.' };
    await this.context.api.call('post', `/api/admin/events/${this.id}/review`, { as, body });
  }

  private async call(
    method: 'post' | 'delete',
    what: string,
    as: DemoPerson,
    body: object = {},
  ): Promise<void> {
    await this.context.api.call(method, `/api/events/${this.id}/${what}`, { as, body });
  }

  private hostOf(name: EventPlan['host']): DemoPerson {
    const { accounts, newcomer, random, employers } = this.context;
    if (name === 'newcomer') return newcomer;
    if (name) return accounts[name];
    return random.pick(thereBefore(this.madeAt, employers));
  }

  /** Different people who had an account by then. */
  private picked(howMany: number): readonly DemoPerson[] {
    const { members, workers, random } = this.context;
    const there: DemoPerson[] = [...thereBefore(this.madeAt, members), ...thereBefore(this.madeAt, workers)];
    const chosen = new Set<DemoPerson>();
    while (chosen.size < Math.min(howMany, there.length)) chosen.add(random.pick(there));
    return [...chosen];
  }

  private step(at: Date, run: () => Promise<void>): void {
    this.context.timeline.plan(at, this.lane, run);
  }

  private hoursAfter(hours: number): Date {
    return new Date(this.madeAt.getTime() + hours * HOUR_MS);
  }

  private daysFromNow(days: number): Date {
    return new Date(this.context.now.getTime() + days * DAY_MS);
  }
}
