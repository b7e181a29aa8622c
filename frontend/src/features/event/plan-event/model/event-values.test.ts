import { describe, expect, it } from 'vitest';
import { createEventRequestSchema, editEventRequestSchema } from '#contract/community/event/create-event.ts';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { changesOf, EMPTY_EVENT, eventBody, inItsField, valuesOf } from './event-values.ts';

const TYPED = {
  ...EMPTY_EVENT,
  title: 'OSHA 10 refresher',
  description: 'Two hours on falls and ladders.',
  eventType: 'safety',
  startAt: '2027-03-14T18:00',
  endAt: '2027-03-14T20:00',
  location: 'Austin, TX',
};

describe('what the form sends', () => {
  it('is what the contract takes: ISO times, a whole number or null', () => {
    const body = eventBody({ ...TYPED, capacity: ' 25 ' });
    expect(body).toMatchObject({
      startAt: new Date('2027-03-14T18:00').toISOString(),
      capacity: 25,
      isVirtual: false,
      status: 'published',
    });
    expect(createEventRequestSchema.safeParse(body).success).toBe(true);
    expect(eventBody(TYPED).capacity).toBeNull();
    expect(eventBody({ ...TYPED, isDraft: true }).status).toBe('draft');
  });

  it('has a link only where there is one, and a place only where there is one', () => {
    const online = { ...TYPED, locationType: 'online', onlineUrl: 'https://meet.example.com/x' };
    expect(eventBody(online)).toMatchObject({ location: null, isVirtual: true });
    expect(eventBody({ ...online, locationType: 'in_person' })).toMatchObject({ onlineUrl: null });
    const both = eventBody({ ...online, locationType: 'hybrid' });
    expect(both).toMatchObject({ location: 'Austin, TX', onlineUrl: 'https://meet.example.com/x' });
  });

  it('of an edit is what has changed, and the place as a whole', () => {
    const event = sampleEvent();
    const values = valuesOf(event);
    expect(changesOf(event, values)).toEqual({});
    expect(changesOf(event, { ...values, title: 'OSHA 30' })).toEqual({ title: 'OSHA 30' });
    const moved = changesOf(event, { ...values, location: 'Denver, CO' });
    expect(moved).toEqual({
      location: 'Denver, CO',
      isVirtual: false,
      locationType: 'in_person',
      onlineUrl: null,
    });
    expect(editEventRequestSchema.safeParse(moved).success).toBe(true);
  });

  it('says at the link what is missing of an online event', () => {
    expect(inItsField({ location: 'Location is required' }, { locationType: 'online' })).toEqual({
      onlineUrl: 'Location is required',
    });
    const errors = { location: 'Location is required' };
    expect(inItsField(errors, { locationType: 'hybrid' })).toBe(errors);
  });
});
