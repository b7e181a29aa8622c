import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { liveMessages, readLiveMessage } from './live-message.ts';

describe('a message between processes', () => {
  it('is read as it was written', () => {
    const told = { to: [newId(), newId()], subject: 'referral' as const, id: newId() };
    expect(liveMessages(told).map(readLiveMessage)).toEqual([told]);
  });

  it('names everyone once and stays below what PostgreSQL takes, however many there are', () => {
    const people = Array.from({ length: 1000 }, () => newId());
    const messages = liveMessages({ to: [...people, ...people], subject: 'referral', id: newId() });
    expect(messages.flatMap((message) => readLiveMessage(message)?.to ?? [])).toEqual(people);
    expect(messages.filter((message) => Buffer.byteLength(message) >= 8000)).toEqual([]);
  });

  it('is none where nobody is told', () => {
    expect(liveMessages({ to: [], subject: 'referral', id: newId() })).toEqual([]);
  });
});
