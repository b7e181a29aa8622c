// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLive, type FakeEventSource } from '../testing/fake-live.ts';
import { followUpdates } from './live-updates.ts';
import { useWatching, type WatchedThing } from './watched-here.ts';
import { WatchedByTabs } from './watched-by-tabs.ts';

const told: { stream: string; ids: readonly string[] }[] = [];
let works = true;
const tellWatched = async (stream: string, things: readonly WatchedThing[]): Promise<boolean> => {
  told.push({ stream, ids: things.map(({ id }) => id) });
  return works;
};
const stops: (() => void)[] = [];
function openTab(): () => void {
  const stop = followUpdates({
    person: 'ana',
    hear: () => undefined,
    mode: () => undefined,
    refused: () => undefined,
    tellWatched,
  });
  stops.push(stop);
  return stop;
}
const look = (id: string | null) => renderHook((shown) => useWatching('post', shown), { initialProps: id });
const settled = () => vi.advanceTimersByTimeAsync(500);
const lastTold = () => told.at(-1)?.ids;
const begin = (streams: typeof FakeEventSource) => streams.open.at(-1)?.say('unread', { count: 0 }, '1');

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  works = true;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe('the things that a screen shows', () => {
  it('an open stream sends the visible things under its name, and nothing without any', async () => {
    const streams = fakeLive();
    openTab();
    await settled();
    begin(streams);
    await settled();
    expect(told).toEqual([]);
    const page = look('a');
    await settled();
    const url = new URL(streams.open[0]?.url ?? '', 'http://crewvine.test');
    expect(told).toEqual([{ stream: url.searchParams.get('stream'), ids: ['a'] }]);
    page.rerender('b');
    await settled();
    page.rerender(null);
    await settled();
    expect(told.slice(1).map(({ ids }) => ids)).toEqual([['b'], []]);
    page.unmount();
  });

  it('every new stream sends the things again, also after a gap', async () => {
    const streams = fakeLive();
    const page = look('a');
    const stop = openTab();
    openTab();
    await settled();
    begin(streams);
    await settled();
    expect(told).toHaveLength(1);
    streams.open[0]?.say('reread', { lists: ['posts'] });
    await settled();
    expect(told).toHaveLength(2);
    stop();
    await settled();
    begin(streams);
    await settled();
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ stream }) => stream)).size).toBe(2);
    expect(lastTold()).toEqual(['a']);
    page.unmount();
  });

  it('a failed call is repeated at the next ping', async () => {
    const streams = fakeLive();
    openTab();
    await settled();
    begin(streams);
    works = false;
    const page = look('a');
    await settled();
    expect(told).toHaveLength(1);
    works = true;
    streams.open[0]?.say('ping', {});
    await settled();
    streams.open[0]?.say('ping', {});
    await settled();
    expect(told).toHaveLength(2);
    page.unmount();
  });
});

describe('the things of all tabs', () => {
  const things = (...ids: readonly string[]): readonly WatchedThing[] =>
    ids.map((id) => ({ subject: 'event', id }));

  it("the tabs' things are combined without duplicates, and a silent tab is forgotten", async () => {
    const tabs = new WatchedByTabs('s', tellWatched);
    tabs.opened(true);
    tabs.hear('one', things('a', 'b'));
    tabs.hear('two', things('b', 'c'));
    await settled();
    expect([...(lastTold() ?? [])].toSorted()).toEqual(['a', 'b', 'c']);
    await vi.advanceTimersByTimeAsync(60_000);
    tabs.hear('two', things('b', 'c'));
    await vi.advanceTimersByTimeAsync(60_000);
    tabs.look();
    await settled();
    expect(lastTold()).toEqual(['b', 'c']);
    tabs.stop();
  });

  it('the tabs watch at most twenty things, those of the tabs that changed last', async () => {
    const tabs = new WatchedByTabs('s', tellWatched);
    tabs.opened(true);
    for (let tab = 0; tab < 25; tab += 1) tabs.hear(`${tab}`, things(`${tab}`));
    tabs.hear('3', things('3'));
    tabs.hear('0', things('new'));
    await settled();
    expect(lastTold()).toHaveLength(20);
    expect(lastTold()?.slice(0, 2)).toEqual(['new', '24']);
    expect(lastTold()).not.toContain('3');
    tabs.stop();
  });
});
