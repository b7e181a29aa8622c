import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { TestClock } from '#testing/fixtures/time/test-clock.ts';
import { rightsInTheOpen } from '../../domain/access/place-rights.ts';
import type { CommunityEvent } from '../../domain/event/community-event.ts';
import { InMemoryEvents, InMemoryRsvps } from '../../testing/in-memory-events.ts';
import { plannedEvent } from '../../testing/planned-event.ts';
import { AnswerEvent } from './answer-event.ts';
import { EventBroadcast } from './event-broadcast.ts';
import { ExpirePlaceOffers } from './expire-place-offers.ts';
import { Seating } from './seating.ts';

/** One event with a waiting list, on fakes. */
class WaitingFixture {
  readonly clock = new TestClock();
  readonly published = new RecordedEvents();
  readonly events = new InMemoryEvents(this.published);
  readonly rsvps = new InMemoryRsvps();
  readonly told: string[] = [];
  readonly event: CommunityEvent;
  readonly seating = new Seating({
    rsvps: this.rsvps,
    notices: {
      offered: async (_event, userId) => void this.told.push(`offered ${userId}`),
      placed: async (_event, userId) => void this.told.push(`placed ${userId}`),
    },
  });
  private readonly broadcast = new EventBroadcast(
    { tell: async () => undefined },
    { watching: async () => [] },
  );
  private codes = 0;
  readonly answering = new AnswerEvent({
    unitOfWork: noTransaction,
    events: this.events,
    rsvps: this.rsvps,
    places: { rightsIn: async () => rightsInTheOpen(true) },
    contact: { assertOpen: async () => undefined },
    seating: this.seating,
    codes: { next: () => `CODE${(this.codes += 1)}` },
    broadcast: this.broadcast,
    clock: this.clock,
  });
  readonly expiry = new ExpirePlaceOffers({
    unitOfWork: noTransaction,
    due: { reminders: async () => [], expiredOffers: async () => [this.event.id] },
    events: this.events,
    seating: this.seating,
    broadcast: this.broadcast,
    clock: this.clock,
  });

  constructor(capacity: number | null) {
    this.event = plannedEvent(this.clock.now(), { capacity });
  }

  static async of(capacity: number | null): Promise<WaitingFixture> {
    const fixture = new WaitingFixture(capacity);
    await fixture.events.save(fixture.event);
    return fixture;
  }

  async rsvp(who: number): Promise<string> {
    return (await this.answering.rsvp(this.event.id, person(who), undefined)).status;
  }

  async leave(who: number): Promise<void> {
    if (await this.rsvps.find(this.event.id, person(who)))
      await this.answering.cancel(this.event.id, person(who));
  }

  async resize(capacity: number | null): Promise<void> {
    const { currentRsvpCount: going, offeredCount: offered } = this.event;
    if (capacity !== null && capacity < going + offered) return;
    this.event.edit({ capacity }, this.clock.now());
    await this.seating.promote(this.event, this.clock.now());
  }

  count(status: string): number {
    return this.rsvps.of(this.event.id).filter((one) => one.status === status).length;
  }

  get line(): readonly string[] {
    return this.rsvps.line(this.event.id).map(({ userId }) => userId);
  }
}

const person = (who: number) => asId<'user'>(`p${who}`);

describe('the waiting list', () => {
  it('an offered place is reserved for exactly 24 hours', async () => {
    const fixture = await WaitingFixture.of(1);
    for (const who of [1, 2, 3]) await fixture.rsvp(who);
    await fixture.leave(1);
    expect(fixture.told).toEqual(['offered p2']);
    fixture.clock.advance(23.99);
    await fixture.expiry.run();
    expect(fixture.told).toEqual(['offered p2']);
    fixture.clock.advance(0.01);
    // Taking it too late is the end of the line, whether anyone has swept meanwhile or not.
    expect(await fixture.rsvp(2)).toBe('waitlisted');
    expect(fixture.told).toEqual(['offered p2', 'offered p3']);
    expect(fixture.line).toEqual(['p2']);
  });

  it('no place is reserved past the start of the event, and none is offered after it', async () => {
    const fixture = await WaitingFixture.of(1);
    for (const who of [1, 2, 3]) await fixture.rsvp(who);
    fixture.clock.advance(236);
    await fixture.leave(1);
    const offer = await fixture.rsvps.find(fixture.event.id, person(2));
    expect(offer?.offerExpiresAt).toEqual(fixture.event.startAt);
    fixture.clock.advance(4);
    await fixture.expiry.run();
    expect([fixture.count('lapsed'), fixture.told]).toEqual([1, ['offered p2']]);
    expect(await fixture.rsvp(4)).toBe('going');
  });

  const people = fc.integer({ min: 1, max: 12 });
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('rsvp' as const), who: people }),
      fc.record({ kind: fc.constant('leave' as const), who: people }),
      fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
      fc.record({
        kind: fc.constant('resize' as const),
        to: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
      }),
    ),
    { maxLength: 60 },
  );

  it('random moves never exceed the capacity, reorder the line, or break the counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), steps, async (capacity, moves) => {
        const fixture = await WaitingFixture.of(capacity);
        const { event } = fixture;
        for (const move of moves) {
          if (fixture.clock.now() >= event.startAt) break;
          const before = fixture.line;
          if (move.kind === 'rsvp') await fixture.rsvp(move.who);
          if (move.kind === 'leave') await fixture.leave(move.who);
          if (move.kind === 'resize') await fixture.resize(move.to);
          if (move.kind === 'wait') fixture.clock.advance(move.hours);
          await fixture.expiry.run();
          const [going, offered, waiting] = ['going', 'offered', 'waitlisted'].map((one) =>
            fixture.count(one),
          );
          expect([event.currentRsvpCount, event.offeredCount, event.waitingCount]).toEqual([
            going,
            offered,
            waiting,
          ]);
          if (event.limit !== null) expect((going ?? 0) + (offered ?? 0)).toBeLessThanOrEqual(event.limit);
          // No one waits while a place is free.
          if (fixture.clock.now() < event.startAt && (waiting ?? 0) > 0) expect(event.freePlaces).toBe(0);
          // People still in line follow the same people as before.
          const { line } = fixture;
          expect(line.filter((who) => before.includes(who) && who !== nameOf(move))).toEqual(
            before.filter((who) => line.includes(who) && who !== nameOf(move)),
          );
          // People who moved up were ahead of everyone who did not.
          const left = before.filter((who) => !line.includes(who) && who !== nameOf(move));
          const firstLeft = before.filter((who) => who !== nameOf(move)).slice(0, left.length);
          expect(left).toEqual(firstLeft);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function nameOf(move: { readonly kind: string; readonly who?: number }): string | null {
  return move.who === undefined ? null : `p${move.who}`;
}
