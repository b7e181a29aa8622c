import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { LiveHubFixture, type Opened } from '../../testing/live-hub-fixture.ts';

type Subject = 'post' | 'event';

async function look(
  hub: LiveHubFixture,
  { userId }: Opened,
  ids: readonly string[],
  stream: string = userId,
): Promise<void> {
  const things = ids.map((id) => ({ subject: 'post' as const, id }));
  await hub.hear({ to: [userId], watch: { stream, things } });
}

const change = (hub: LiveHubFixture, id: string, subject: Subject = 'post', to: readonly string[] = []) =>
  hub.hear({ to, subject, id });

const toldOf = ({ connection }: Opened): readonly string[] =>
  connection.events.filter((name) => name !== 'unread' && name !== 'ping');

describe('the watchers of a thing', () => {
  it('a watcher is notified of changes until they look at something else', async () => {
    const hub = new LiveHubFixture();
    const [ana, bo] = [await hub.open(), await hub.open()];
    const [first, second] = [newId(), newId()];
    await look(hub, ana, [first]);
    await change(hub, first);
    expect(ana.connection.text).toContain(`event: post\ndata: {"id":"${first}"}\n\n`);
    await change(hub, second);
    await change(hub, first, 'event');
    await look(hub, ana, [second]);
    hub.forgetChanges();
    await change(hub, first);
    expect(toldOf(ana)).toHaveLength(2);
    expect(toldOf(bo)).toEqual([]);
  });

  it('a watcher who is also a recipient is notified once', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    const id = newId();
    await look(hub, ana, [id]);
    await change(hub, id, 'post', [ana.userId]);
    expect(toldOf(ana)).toEqual(['post']);
    expect(hub.audiences.asked).toEqual([]);
  });

  it('a new watcher gets a change during their page load, but not of older ones', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    const id = newId();
    await change(hub, id);
    await look(hub, ana, [id]);
    await look(hub, ana, [id]);
    expect(toldOf(ana)).toEqual(['post']);
    await look(hub, ana, []);
    hub.forgetChanges();
    await look(hub, ana, [id]);
    expect(toldOf(ana)).toEqual(['post']);
  });

  it('a watcher who loses access is no longer notified', async () => {
    const hub = new LiveHubFixture();
    const [ana, bo] = [await hub.open(), await hub.open()];
    const [shut, open] = [newId(), newId()];
    await look(hub, ana, [shut, open]);
    await look(hub, bo, [open]);
    hub.audiences.closed.add(shut);
    await change(hub, shut);
    expect(toldOf(ana)).toEqual([]);
    await change(hub, shut);
    expect(hub.audiences.asked).toEqual([1]);
    await change(hub, open);
    expect([toldOf(ana), toldOf(bo)]).toEqual([['post'], ['post']]);
  });

  it('a burst of changes causes one permission check for all watchers, and later changes another', async () => {
    const hub = new LiveHubFixture();
    const people = [await hub.open(), await hub.open(), await hub.open()];
    const id = newId();
    for (const person of people) await look(hub, person, [id]);
    const gate = Promise.withResolvers<undefined>();
    hub.audiences.gate = gate.promise;
    for (let times = 0; times < 20; times += 1) await change(hub, id);
    expect(hub.audiences.asked).toEqual([3]);
    gate.resolve(undefined);
    await hub.quiet();
    expect(hub.audiences.asked).toEqual([3, 3]);
  });

  it('a watcher is notified later if the permission check failed', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    const id = newId();
    await look(hub, ana, [id]);
    hub.audiences.failure = new Error('away');
    await change(hub, id);
    expect([toldOf(ana), hub.failures.length]).toEqual([[], 1]);
    hub.audiences.failure = null;
    hub.hub.beat();
    await hub.quiet();
    expect(toldOf(ana)).toEqual(['post']);
  });

  it('a watch belongs to one stream of its person, by the name from the browser', async () => {
    const hub = new LiveHubFixture();
    const [ana, bo] = [await hub.open(), await hub.open()];
    const id = newId();
    await look(hub, ana, [id], bo.userId);
    await change(hub, id);
    expect([toldOf(ana), toldOf(bo)]).toEqual([[], []]);
  });

  it('a watch ends with its stream', async () => {
    const hub = new LiveHubFixture();
    const ana = await hub.open();
    const id = newId();
    await look(hub, ana, [id]);
    ana.close();
    await change(hub, id);
    expect(hub.audiences.asked).toEqual([]);
  });
});
