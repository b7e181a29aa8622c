// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '#contract/community/writing/drafts.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { DraftStorage, type DraftServer, type DraftText } from './draft-storage.ts';

class FakeDrafts implements DraftServer {
  draft: Draft | null = null;
  isReached = true;
  calls = 0;

  readonly now = (): number => TEST_NOW.getTime();
  readonly read = async (): Promise<Draft | null> => this.reached(this.draft);
  readonly save = async ({ title, content }: DraftText): Promise<void> => {
    this.calls += 1;
    this.draft = await this.reached({ title, content, updatedAt: TEST_NOW.toISOString() });
  };
  readonly drop = async (): Promise<void> => {
    this.calls += 1;
    this.draft = await this.reached(null);
  };

  private async reached<T>(value: T): Promise<T> {
    if (!this.isReached) throw new Error('offline');
    return value;
  }
}

const text = (content: string, title = ''): DraftText => ({ title, content });
let server: FakeDrafts;
let storage: DraftStorage;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeDrafts();
  storage = new DraftStorage('writing.ana.forum', server);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** The same person in another tab, or after a crash. */
const reopened = (): Promise<DraftText | null> => new DraftStorage('writing.ana.forum', server).open();
const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1500);

describe('a draft', () => {
  it('a draft is sent after a pause, not with every letter', async () => {
    for (const typed of ['H', 'He', 'Hey']) storage.change(text(typed));
    expect([server.calls, storage.current()]).toEqual([0, 'saving']);
    await pause();
    expect([server.calls, storage.current(), server.draft?.content]).toEqual([1, 'saved', 'Hey']);
  });

  it('a draft is restored from the server, or from the device before it was sent', async () => {
    storage.change(text('Hey', 'Roofs'));
    expect(await reopened()).toEqual(text('Hey', 'Roofs'));
    await pause();
    localStorage.clear();
    expect(await reopened()).toEqual(text('Hey', 'Roofs'));
  });

  it('a draft stays on the device while the server is unreachable, and is sent afterwards', async () => {
    server.isReached = false;
    storage.change(text('Hey'));
    await pause();
    expect([storage.current(), server.draft]).toEqual(['device', null]);
    expect(await reopened()).toEqual(text('Hey'));
    server.isReached = true;
    storage.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect([storage.current(), server.draft?.content]).toEqual(['saved', 'Hey']);
  });

  it('a newer draft from another device replaces an unsent one on this device', async () => {
    server.isReached = false;
    storage.change(text('old'));
    await pause();
    server.isReached = true;
    server.draft = {
      title: null,
      content: 'new',
      updatedAt: new Date(TEST_NOW.getTime() + 60_000).toISOString(),
    };
    expect(await reopened()).toEqual(text('new'));
  });

  it('that was sent and is gone from the server was published elsewhere', async () => {
    storage.change(text('Hey'));
    await pause();
    server.draft = null;
    expect(await reopened()).toBeNull();
  });

  it('a save in progress does not restore a published draft', async () => {
    storage.change(text('Hey'));
    storage.flush();
    storage.forget();
    await pause();
    storage.flush();
    await pause();
    expect([server.draft, storage.current(), await reopened()]).toEqual([null, 'none', null]);
    storage.change(text(''));
    expect(storage.current()).toBe('none');
  });

  it('a draft is deleted with its last letter', async () => {
    storage.change(text('Hey'));
    await pause();
    storage.change(text(' '));
    await pause();
    expect([server.draft, storage.current()]).toEqual([null, 'none']);
  });
});
