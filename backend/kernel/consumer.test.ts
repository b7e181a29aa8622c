import { describe, expect, expectTypeOf, it } from 'vitest';
import { consumer } from './consumer.ts';
import { domainEvent, type DomainEvent } from './domain-events.ts';

const at = new Date(0);
const job = { jobId: 'j', employerId: 'e' };
const edited = domainEvent('hiring.job_edited', at, job);
const shared = domainEvent('hiring.job_shared', at, { ...job, userId: 'u', channel: 'sms' });
const completed = domainEvent('identity.profile_completed', at, { userId: 'u' });

describe('a consumer', () => {
  it('a consumer receives only the events that it subscribes to', async () => {
    const given: string[] = [];
    const hears = consumer({
      name: 'test.hears',
      on: ['hiring.job_shared', 'identity.profile_completed'],
      handle: async (event) => void given.push(event.payload.userId),
    });
    for (const event of [edited, shared, completed]) await hears.handle(event);
    expect(given).toEqual(['u', 'u']);
    expect([edited, shared, completed].map((event) => hears.concerns(event))).toEqual([false, true, true]);
  });

  it('a consumer may skip some of its events', () => {
    const texted = consumer({
      name: 'test.texted',
      on: ['hiring.job_shared'],
      concerns: ({ payload }) => payload.channel === 'sms',
      handle: async () => undefined,
    });
    const mailed = domainEvent('hiring.job_shared', at, { ...shared.payload, channel: 'email' });
    expect([edited, shared, mailed].map((event) => texted.concerns(event))).toEqual([false, true, false]);
  });

  it('the name of an event determines the type of its payload', () => {
    const told: string[] = [];
    const tells = consumer({
      name: 'test.tells',
      on: ['hiring.job_shared', 'hiring.job_edited'],
      async handle({ name, payload }) {
        expectTypeOf(name).toEqualTypeOf<'hiring.job_shared' | 'hiring.job_edited'>();
        told.push(name === 'hiring.job_shared' ? payload.channel : payload.jobId);
        // @ts-expect-error -- an edited job has no channel
        told.push(payload.channel);
      },
    });
    expect(tells.name).toBe('test.tells');
  });

  it('a consumer cannot subscribe to an event that does not exist', () => {
    const handle = async () => undefined;
    // @ts-expect-error -- no event has this name
    expect(consumer({ name: 'test.deaf', on: ['hiring.job_burnt'], handle }).concerns(edited)).toBe(false);
  });

  it('a consumer handles every event that it subscribes to', () => {
    const onShared = async (event: DomainEvent<'hiring.job_shared'>) => void event;
    // @ts-expect-error -- `handle` does not accept an edited job
    expect(consumer({ name: 'test.half', on: ['hiring.job_edited'], handle: onShared }).name).toBe(
      'test.half',
    );
  });
});

describe('an event', () => {
  it('an event needs a known name and the payload of that name', () => {
    const refused = [
      // @ts-expect-error -- no event has this name
      () => domainEvent('identity.profile_burnt', at, { userId: 'u' }),
      // @ts-expect-error -- the person is missing
      () => domainEvent('identity.profile_completed', at, {}),
      // @ts-expect-error -- an id is a text
      () => domainEvent('identity.profile_completed', at, { userId: 7 }),
      // @ts-expect-error -- the payload has no mood
      () => domainEvent('identity.profile_completed', at, { userId: 'u', mood: 'glad' }),
    ];
    expect(refused).toHaveLength(4);
  });
});
