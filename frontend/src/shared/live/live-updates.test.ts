// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserIs, fakeLive, type FakeEventSource } from '../testing/fake-live.ts';
import { followUpdates, type LiveMode } from './live-updates.ts';

interface Tab {
  readonly heard: string[];
  readonly modes: LiveMode[];
  readonly stop: () => void;
}

/** The event IDs that open streams continue from. */
const goingOn = (streams: typeof FakeEventSource): readonly (string | null)[] =>
  streams.open.map(({ url }) => new URL(url, 'http://crewvine.test').searchParams.get('after'));

const MINUTES = 60_000;

const tabs: Tab[] = [];
function openTab(person = 'ana'): Tab {
  const heard: string[] = [];
  const modes: LiveMode[] = [];
  const stop = followUpdates({
    person,
    hear: ({ name }) => void heard.push(name),
    mode: (mode) => void modes.push(mode),
    refused: () => undefined,
    tellWatched: async () => true,
  });
  const tab = { heard, modes, stop };
  tabs.push(tab);
  return tab;
}

/** Runs everything that waits for a lock. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the tabs of a browser', () => {
  it('the tabs share one stream, and all receive its events', async () => {
    const streams = fakeLive();
    const [first, second] = [openTab(), openTab()];
    await settled();
    expect(streams.opened).toHaveLength(1);
    streams.open[0]?.say('unread', { count: 1 }, '41');
    expect([first.heard, second.heard]).toEqual([['unread'], ['unread']]);
    expect([first.modes.at(-1), second.modes.at(-1)]).toEqual(['live', 'live']);
  });

  it('another tab takes over the stream and continues after its last event', async () => {
    const streams = fakeLive();
    const [first, second] = [openTab(), openTab()];
    await settled();
    streams.open[0]?.say('unread', { count: 1 }, '41');
    first.stop();
    await settled();
    expect(goingOn(streams)).toEqual(['41']);
    streams.open[0]?.say('unread', { count: 2 }, '42');
    expect(second.heard).toEqual(['unread', 'unread']);
    expect(first.heard).toEqual(['unread']);
  });

  it('a new tab learns about a stream that already exists', async () => {
    const streams = fakeLive();
    openTab();
    await settled();
    streams.open[0]?.say('unread', { count: 1 }, '41');
    const late = openTab();
    await settled();
    expect(late.modes.at(-1)).toBe('live');
  });

  it('tabs of different users share nothing', async () => {
    const streams = fakeLive();
    openTab('ana');
    const other = openTab('bo');
    await settled();
    expect(streams.open).toHaveLength(2);
    streams.open[0]?.say('unread', { count: 1 });
    expect(other.heard).toEqual([]);
  });

  it('each tab has a stream if the browser has no locks', async () => {
    const streams = fakeLive({ locks: false });
    openTab();
    openTab();
    await settled();
    expect(streams.open).toHaveLength(2);
  });
});

describe('a stream', () => {
  it('the stream closes without a connection and resumes with one', async () => {
    const streams = fakeLive();
    const tab = openTab();
    await settled();
    streams.open[0]?.say('ping', {}, '7');
    browserIs({ online: false });
    expect([streams.open.length, tab.modes.at(-1)]).toEqual([0, 'asleep']);
    browserIs({ online: true });
    await settled();
    expect(goingOn(streams)).toEqual(['7']);
  });

  it('the stream closes after a tab was hidden for long, but not after a moment', async () => {
    const streams = fakeLive();
    openTab();
    await settled();
    browserIs({ hidden: true });
    await vi.advanceTimersByTimeAsync(1 * MINUTES - 1);
    browserIs({ hidden: false });
    streams.open[0]?.say('ping', {});
    expect(streams.opened).toHaveLength(1);
    browserIs({ hidden: true });
    await vi.advanceTimersByTimeAsync(6 * MINUTES);
    expect(streams.open).toHaveLength(0);
    browserIs({ hidden: false });
    await settled();
    expect(streams.open).toHaveLength(1);
  });

  it('a failing stream is retried less and less often, and the screen polls in the meantime', async () => {
    const streams = fakeLive();
    const tab = openTab();
    await settled();
    const tries: number[] = [];
    for (let minute = 0; minute < 30; minute += 1) {
      const before = streams.opened.length;
      for (let second = 0; second < 60; second += 1) {
        streams.open[0]?.fail();
        await vi.advanceTimersByTimeAsync(1000);
      }
      tries.push(streams.opened.length - before);
    }
    expect(tab.modes.at(-1)).toBe('polling');
    expect(tries[0]).toBeGreaterThan(2);
    expect(tries.slice(15).reduce((sum, count) => sum + count, 0)).toBeLessThan(10);
    expect(streams.opened.length).toBeGreaterThan(10);
  });

  it('a silent stream is replaced', async () => {
    const streams = fakeLive();
    const tab = openTab();
    await settled();
    streams.open[0]?.say('ping', {});
    expect(tab.modes.at(-1)).toBe('live');
    await vi.advanceTimersByTimeAsync(2 * MINUTES);
    expect(streams.opened.length).toBeGreaterThan(1);
    expect(streams.open).toHaveLength(1);
    expect(tab.modes.at(-1)).toBe('polling');
  });

  it('the stream stays open while pings arrive', async () => {
    const streams = fakeLive();
    openTab();
    await settled();
    for (let ping = 0; ping < 20; ping += 1) {
      streams.open[0]?.say('ping', {});
      await vi.advanceTimersByTimeAsync(25_000);
    }
    expect(streams.opened).toHaveLength(1);
  });

  it('the stream reconnects after its session has ended', async () => {
    const streams = fakeLive();
    const tab = openTab();
    await settled();
    streams.open[0]?.say('session', {});
    expect(streams.open).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1 * MINUTES);
    expect(streams.opened).toHaveLength(2);
    expect(tab.heard).toContain('session');
  });
});
