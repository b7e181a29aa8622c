// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserIs, fakeLive, type FakeEventSource } from '../testing/fake-live.ts';
import { followUpdates, type LiveMode } from './live-updates.ts';

interface Tab {
  readonly heard: string[];
  readonly modes: LiveMode[];
  readonly stop: () => void;
}

/** Where the streams that are open go on from. */
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

/** Whoever waits for a lock has got it. */
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
  it('have one stream, and all hear what comes', async () => {
    const streams = fakeLive();
    const [first, second] = [openTab(), openTab()];
    await settled();
    expect(streams.opened).toHaveLength(1);
    streams.open[0]?.say('unread', { count: 1 }, '41');
    expect([first.heard, second.heard]).toEqual([['unread'], ['unread']]);
    expect([first.modes.at(-1), second.modes.at(-1)]).toEqual(['live', 'live']);
  });

  it('hand the stream over, and go on where it has ended', async () => {
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

  it('know of a stream that was there before them', async () => {
    const streams = fakeLive();
    openTab();
    await settled();
    streams.open[0]?.say('unread', { count: 1 }, '41');
    const late = openTab();
    await settled();
    expect(late.modes.at(-1)).toBe('live');
  });

  it('share nothing with those of someone else', async () => {
    const streams = fakeLive();
    openTab('ana');
    const other = openTab('bo');
    await settled();
    expect(streams.open).toHaveLength(2);
    streams.open[0]?.say('unread', { count: 1 });
    expect(other.heard).toEqual([]);
  });

  it('have one each where there are no locks', async () => {
    const streams = fakeLive({ locks: false });
    openTab();
    openTab();
    await settled();
    expect(streams.open).toHaveLength(2);
  });
});

describe('a stream', () => {
  it('is given up without a connection and taken up again with one', async () => {
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

  it('sleeps where nobody has looked for long, and not where someone looks away for a moment', async () => {
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

  it('that cannot be had is asked for again, less and less often; meanwhile the screen asks for itself', async () => {
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

  it('that says nothing any more is dead', async () => {
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

  it('goes on as long as there are pings', async () => {
    const streams = fakeLive();
    openTab();
    await settled();
    for (let ping = 0; ping < 20; ping += 1) {
      streams.open[0]?.say('ping', {});
      await vi.advanceTimersByTimeAsync(25_000);
    }
    expect(streams.opened).toHaveLength(1);
  });

  it('whose session has ended is asked for anew', async () => {
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
