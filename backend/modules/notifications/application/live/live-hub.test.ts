import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import { LiveHubFixture, NOTHING, type Opened } from '../../testing/live-hub-fixture.ts';

describe('the live hub', () => {
  it('the hub sends a message only to its recipients', async () => {
    const hub = new LiveHubFixture();
    const [ana, bo] = [await hub.open(), await hub.open()];
    hub.reader.answer = { ...NOTHING, unread: 2 };
    await hub.hear({ to: [ana.userId] });
    expect(ana.connection.events).toEqual(['unread', 'unread']);
    expect(ana.connection.text).toContain('data: {"count":2}');
    expect(bo.connection.events).toEqual(['unread']);
  });

  it('the hub passes on a change without a database query', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    const before = hub.reader.readings.length;
    const id = newId();
    await hub.hear({ to: [ana.userId], subject: 'referral', id });
    expect(ana.connection.text).toContain(`event: referral\ndata: {"id":"${id}"}\n\n`);
    expect(hub.reader.readings).toHaveLength(before);
  });

  it.each([
    '',
    'null',
    '{"to":1}',
    '{"to":["x"],"subject":"weather","id":"y"}',
    '{"to":["x"],"subject":"referral"}',
  ])('the hub ignores a message it does not understand: %s', async (payload) => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    await hub.hear(payload);
    expect(ana.connection.events).toEqual(['unread']);
  });

  it('a burst of messages causes one reading, and later messages another', async () => {
    const hub = new LiveHubFixture();
    const people = [await hub.open(), await hub.open()];
    const gate = Promise.withResolvers<undefined>();
    hub.reader.gate = gate.promise;
    hub.reader.readings.length = 0;
    const message = { to: people.map(({ userId }) => userId) };
    for (let times = 0; times < 20; times += 1) await hub.hear(message);
    expect(hub.reader.readings.map((streams) => streams.length)).toEqual([2]);
    gate.resolve(undefined);
    await hub.quiet();
    expect(hub.reader.readings.map((streams) => streams.length)).toEqual([2, 2]);
  });

  it('the hub sends nothing if nothing is new', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    const { text } = ana.connection;
    await hub.hear({ to: [ana.userId] });
    expect(ana.connection.text).toBe(text);
  });

  it('the cursor is on the last event of a reading and continues from there', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    const row = {
      id: newId(),
      title: 'Payout ready',
      message: 'm',
      type: 'reward_ready',
      data: {},
      isRead: false,
      createdAt: '2026-11-20T12:00:00.000Z',
    };
    hub.reader.answer = { ...NOTHING, rows: [row], unread: 1, cursor: '42' };
    await hub.hear({ to: [ana.userId] });
    const [, ...told] = ana.connection.text.split('event: ').slice(1);
    expect(told.map((event) => event.split('\n')[0])).toEqual(['notification', 'unread']);
    expect(told.map((event) => event.includes('id: 42\n'))).toEqual([false, true]);
    expect(told[0]).toContain('"target":"/my-referrals"');
    await hub.hear({ to: [ana.userId] });
    expect(hub.reader.readings.at(-1)?.map(({ since }) => since)).toEqual(['42']);
    // The second reading repeats this row, but a changed row is sent again.
    expect(ana.connection.events).toEqual(['unread', 'notification', 'unread']);
    hub.reader.answer = { ...hub.reader.answer, rows: [{ ...row, isRead: true }] };
    await hub.hear({ to: [ana.userId] });
    expect(ana.connection.events.slice(3)).toEqual(['notification', 'unread']);
  });

  it('a new stream does not repeat existing notifications, even after another reading', async () => {
    const hub = new LiveHubFixture();
    const row = { id: newId(), title: 't', message: 'm', type: 'reward_ready', data: {}, isRead: false };
    const createdAt = '2026-11-20T12:00:00.000Z';
    hub.reader.answer = { ...NOTHING, rows: [{ ...row, createdAt }], unread: 1 };
    const ana = await hub.open();
    await hub.hear({ to: [ana.userId] });
    expect(ana.connection.events).toEqual(['unread']);
  });

  it('after a lost connection the hub reads again, and has clients reload lists it cannot read', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    expect(ana.connection.events).toEqual(['unread']);
    await hub.relisten();
    expect(ana.connection.events).toEqual(['unread', 'reread', 'unread']);
    expect(ana.connection.text).toContain('{"lists":["referrals","posts"]}');
  });

  it('the hub retries a failed reading', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    hub.reader.failure = new Error('away');
    await hub.hear({ to: [ana.userId] });
    expect(hub.failures).toHaveLength(1);
    hub.reader.failure = null;
    hub.reader.answer = { ...NOTHING, unread: 1 };
    hub.hub.beat();
    await hub.quiet();
    expect(ana.connection.events).toEqual(['unread', 'unread']);
  });

  it('the hub ends a stream that has lost its permission', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    hub.reader.answer = { ...NOTHING, isAllowed: false, unread: 7 };
    await hub.hear({ to: [ana.userId] });
    expect(ana.connection.events.at(-1)).toBe('session');
    expect(ana.connection.text).not.toContain('"count":7');
    expect(ana.connection.isEnded).toBe(true);
    expect(hub.hub.size).toBe(0);
  });

  it('the hub pings every stream once a round, a few at each beat', async () => {
    const hub = new LiveHubFixture();
    const streams: Opened[] = [];
    for (let count = 0; count < 50; count += 1) streams.push(await hub.open());
    const pings = () =>
      streams.map(({ connection }) => connection.events.filter((name) => name === 'ping').length);
    hub.hub.beat();
    expect(pings().filter((count) => count === 1)).toHaveLength(2);
    for (let beat = 1; beat < 25; beat += 1) hub.hub.beat();
    expect(pings()).toEqual(streams.map(() => 1));
  });

  it('the hub drops a reader who takes nothing', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    ana.connection.full = true;
    await hub.hear({ to: [ana.userId], subject: 'referral', id: newId() });
    expect(hub.hub.size).toBe(0);
  });

  it('the hub limits the streams of a person and of the process', async () => {
    const hub = new LiveHubFixture({ ofPerson: 2, ofProcess: 3 });
    const ana = await hub.open();
    await hub.open(ana.userId);
    await expect(hub.open(ana.userId)).rejects.toThrow('refused');
    await hub.open();
    await expect(hub.open()).rejects.toThrow(Unavailable);
    ana.close();
    ana.close();
    await hub.open(ana.userId);
    expect(hub.hub.size).toBe(3);
  });

  it('a draining hub ends all streams and opens no new ones', async () => {
    const hub = new LiveHubFixture();
    const streams = [await hub.open(), await hub.open()];
    hub.hub.drain();
    expect(streams.map(({ connection }) => connection.isEnded)).toEqual([true, true]);
    expect(streams[0]?.connection.text).toMatch(/retry: \d{4,}\n\n$/);
    await expect(hub.open()).rejects.toThrow(Unavailable);
    expect(hub.hub.size).toBe(0);
  });
});
