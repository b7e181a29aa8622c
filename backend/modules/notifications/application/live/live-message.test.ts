import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MOST_WATCHED } from '../../contract/vocabulary/live-updates.ts';
import { liveMessages, readLiveMessage, watchMessage } from './live-message.ts';

describe('a message between processes', () => {
  it('a message is read as it was written', () => {
    const told = { to: [newId(), newId()], subject: 'referral' as const, id: newId() };
    expect(liveMessages(told).map(readLiveMessage)).toEqual([told]);
  });

  it('a message names each person once and fits PostgreSQL’s limit, however many people there are', () => {
    const people = Array.from({ length: 1000 }, () => newId());
    const messages = liveMessages({ to: [...people, ...people], subject: 'referral', id: newId() });
    expect(messages.flatMap((message) => readLiveMessage(message)?.to ?? [])).toEqual(people);
    expect(messages.filter((message) => Buffer.byteLength(message) >= 8000)).toEqual([]);
  });

  it('a message without recipients is sent only for things with watchers', () => {
    const id = newId();
    expect(liveMessages({ to: [], subject: 'referral', id })).toEqual([]);
    const [message = ''] = liveMessages({ to: [], subject: 'post', id });
    expect(readLiveMessage(message)).toEqual({ to: [], subject: 'post', id });
  });

  it('a watch fits in one message, however many things a stream looks at', () => {
    const userId = newId<'user'>();
    const things = Array.from({ length: MOST_WATCHED }, () => ({ subject: 'event' as const, id: newId() }));
    const watch = { stream: newId(), things };
    const message = watchMessage(userId, watch);
    expect(readLiveMessage(message)).toEqual({ to: [userId], watch });
    expect(Buffer.byteLength(message)).toBeLessThan(8000);
  });
});
