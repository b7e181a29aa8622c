import { describe, expect, it } from 'vitest';
import { addHours } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import { plannedEvent } from '../../testing/planned-event.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const ADMIN = asId<'user'>('admin');
const names = (event: ReturnType<typeof plannedEvent>) => event.pullEvents().map(({ name }) => name);

describe('an event', () => {
  it('an event is past after its end, unless it was canceled', () => {
    const event = plannedEvent(NOW);
    expect([event.statusAt(NOW), event.statusAt(event.endAt)]).toEqual(['published', 'past']);
    expect(() => event.cancel(null, event.endAt)).toThrow('This event is over');
    event.cancel(null, NOW);
    expect(event.statusAt(event.endAt)).toBe('cancelled');
  });

  it('an event has room up to its capacity, or up to the RSVP limit if it has no capacity', () => {
    const limits = [
      { capacity: 5, rsvpLimit: 9 },
      { capacity: null, rsvpLimit: 9 },
      { capacity: null, rsvpLimit: null },
    ];
    expect(limits.map((one) => plannedEvent(NOW, one).limit)).toEqual([5, 9, null]);
    expect(plannedEvent(NOW).freePlaces).toBe(Number.POSITIVE_INFINITY);
  });

  it('an event ends after it starts, within 31 days, and cannot start in the past', () => {
    const at = (start: number, end: number) => () =>
      plannedEvent(NOW, { startAt: addHours(NOW, start), endAt: addHours(NOW, end) });
    expect(at(5, 5)).toThrow('End must be after the start');
    expect(at(0, 5)).toThrow('Start must be in the future');
    expect(at(1, 1 + 31 * 24 + 0.1)).toThrow('An event can last 31 days at most');
    expect(at(1, 1 + 31 * 24)).not.toThrow();
  });

  it('an event publishes changes to guests’ plans and counts every edit', () => {
    const event = plannedEvent(NOW);
    expect(names(event)).toEqual(['community.event_published']);
    event.edit({ description: 'Another text altogether.', capacity: 3, tags: ['osha'] }, NOW);
    expect([event.sequence, names(event)]).toEqual([1, []]);
    event.edit({ startAt: addHours(event.startAt, 1) }, NOW);
    expect([event.sequence, names(event)]).toEqual([2, ['community.event_changed']]);
    event.edit({ title: event.title }, NOW);
    expect([event.sequence, names(event)]).toEqual([3, []]);
  });

  it('an event sends reminders a day and an hour before, only if those times are in the future', () => {
    const soon = plannedEvent(NOW, { startAt: addHours(NOW, 2), endAt: addHours(NOW, 3) });
    expect([soon.remindDayAt, soon.remindHourAt]).toEqual([null, addHours(NOW, 1)]);
    soon.edit({ startAt: addHours(NOW, 48), endAt: addHours(NOW, 50) }, NOW);
    expect([soon.remindDayAt, soon.remindHourAt]).toEqual([addHours(NOW, 24), addHours(NOW, 47)]);
    soon.cancel(null, NOW);
    expect([soon.remindDayAt, soon.remindHourAt]).toEqual([null, null]);
  });

  it('an event that was refused once is reviewed each time it is published', () => {
    const event = plannedEvent(NOW, { status: 'in_review' });
    event.review({ approve: false, note: 'Say where.', by: ADMIN }, NOW);
    expect([event.status, event.reviewNote]).toEqual(['draft', 'Say where.']);
    event.publish(false, NOW);
    expect(event.status).toBe('in_review');
    event.review({ approve: true, note: null, by: ADMIN }, NOW);
    expect(event.status).toBe('published');
    expect(() => event.review({ approve: true, note: null, by: ADMIN }, NOW)).toThrow(
      "isn't waiting for review",
    );
  });

  it('an event returns to review if its new text requires one', () => {
    const event = plannedEvent(NOW);
    event.holdForReview(NOW);
    expect(event.status).toBe('in_review');
    expect(() => event.assertOpen(NOW)).toThrow("isn't published yet");
  });
});
