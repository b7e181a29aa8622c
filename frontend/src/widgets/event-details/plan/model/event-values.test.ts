import { describe, expect, it } from 'vitest';
import { createEventRequestSchema, editEventRequestSchema } from '#contract/community/event/create-event.ts';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { changesOf, EMPTY_EVENT, eventBody, inItsField, valuesOf } from './event-values.ts';

const DENVER = 'America/Denver';
const TYPED = {
  ...EMPTY_EVENT,
  title: 'OSHA 10 refresher',
  description: 'Two hours on falls and ladders.',
  eventType: 'safety',
  startAt: '2027-03-14T18:00',
  endAt: '2027-03-14T20:00',
  location: 'Denver, CO',
};

describe('the request of the event form', () => {
  it("a new event is sent with ISO times of the place's zone, and a numeric capacity or null", () => {
    const body = eventBody({ ...TYPED, capacity: ' 25 ' }, DENVER);
    expect(body).toMatchObject({
      startAt: '2027-03-15T00:00:00.000Z',
      endAt: '2027-03-15T02:00:00.000Z',
      capacity: 25,
      isVirtual: false,
      status: 'published',
    });
    expect(createEventRequestSchema.safeParse(body).success).toBe(true);
    expect(eventBody(TYPED, DENVER).capacity).toBeNull();
    expect(eventBody({ ...TYPED, isDraft: true }, DENVER).status).toBe('draft');
  });

  it('only an online event is sent with a link, and only an in-person event with a place', () => {
    const online = { ...TYPED, locationType: 'online', onlineUrl: 'https://meet.example.com/x' };
    expect(eventBody(online, DENVER)).toMatchObject({ location: null, isVirtual: true });
    expect(eventBody({ ...online, locationType: 'in_person' }, DENVER)).toMatchObject({ onlineUrl: null });
    const both = eventBody({ ...online, locationType: 'hybrid' }, DENVER);
    expect(both).toMatchObject({ location: 'Denver, CO', onlineUrl: 'https://meet.example.com/x' });
  });

  it('an edit of an event sends only changed fields, and the place as a whole', () => {
    const event = sampleEvent();
    const values = valuesOf(event);
    const zone = event.timeZone;
    expect(values).toMatchObject({ startAt: '2099-03-14T18:00', endAt: '2099-03-14T20:00' });
    expect(changesOf(event, values, zone)).toEqual({});
    expect(changesOf(event, { ...values, title: 'OSHA 30' }, zone)).toEqual({ title: 'OSHA 30' });
    const moved = changesOf(event, { ...values, location: 'Dallas, TX' }, zone);
    expect(moved).toEqual({
      location: 'Dallas, TX',
      isVirtual: false,
      locationType: 'in_person',
      onlineUrl: null,
    });
    expect(editEventRequestSchema.safeParse(moved).success).toBe(true);
  });

  it('an event sends its board, visibility, and tags; without a board it is public', () => {
    const boardId = '01890a5d-ac96-774b-bcce-b302099a8499';
    const inBoard = { ...TYPED, boardId, visibility: 'board', tags: 'osha, falls ,, ' };
    expect(eventBody(inBoard, DENVER)).toMatchObject({
      boardId,
      visibility: 'board',
      tags: ['osha', 'falls'],
    });
    expect(eventBody({ ...inBoard, boardId: '' }, DENVER)).toMatchObject({
      boardId: null,
      visibility: 'public',
    });
    const event = sampleEvent({ boardId, board: { id: boardId, name: 'Framers' }, tags: ['osha'] });
    const values = { ...valuesOf(event), visibility: 'board', tags: 'osha, falls' };
    const changes = { visibility: 'board', tags: ['osha', 'falls'] };
    expect(changesOf(event, values, event.timeZone)).toEqual(changes);
  });

  it('a move to another time zone preserves the local times and sends their new instants', () => {
    const event = sampleEvent({ startAt: '2027-11-07T19:00:00.000Z', endAt: '2027-11-07T21:00:00.000Z' });
    const values = { ...valuesOf(event), location: 'Denver, CO' };
    expect(values.startAt).toBe('2027-11-07T13:00');
    expect(changesOf(event, values, DENVER)).toMatchObject({
      startAt: '2027-11-07T20:00:00.000Z',
      endAt: '2027-11-07T22:00:00.000Z',
    });
  });

  it('an unchanged time in the repeated hour of a clock change is not sent', () => {
    const event = sampleEvent({ startAt: '2027-11-07T07:30:00.000Z', endAt: '2027-11-07T09:00:00.000Z' });
    const values = valuesOf(event);
    expect(values.startAt).toBe('2027-11-07T01:30');
    expect(changesOf(event, values, event.timeZone)).toEqual({});
  });

  it('an online event shows the missing location at its link field', () => {
    expect(inItsField({ location: 'Location is required' }, { locationType: 'online' })).toEqual({
      onlineUrl: 'Location is required',
    });
    const errors = { location: 'Location is required' };
    expect(inItsField(errors, { locationType: 'hybrid' })).toBe(errors);
  });
});
