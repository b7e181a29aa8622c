import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackCloser } from './back-closer.ts';

/** The history of a tab whose router numbers its screens. */
class FakeTab {
  private entries: unknown[] = [{ idx: 0 }, { idx: 1 }];
  private at = 1;
  private readonly listeners: (() => void)[] = [];

  readonly history = {
    tab: this,
    get state(): unknown {
      return this.tab.entries[this.tab.at];
    },
    pushState: (state: unknown): void => {
      this.entries = [...this.entries.slice(0, this.at + 1), state];
      this.at += 1;
    },
    back: (): void => this.go(-1),
  };

  addEventListener(_: 'popstate', listener: () => void): void {
    this.listeners.push(listener);
  }

  /** The Back and Forward buttons. */
  go(steps: number): void {
    const wanted = this.at + steps;
    if (wanted < 0 || wanted >= this.entries.length) return;
    this.at = wanted;
    for (const listener of this.listeners) listener();
  }

  /** A link to the next screen. */
  follow(): void {
    this.history.pushState({ idx: this.screen + 1 });
  }

  get screen(): number {
    const state = this.history.state;
    return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : -1;
  }
}

describe('the back button over a dialog', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const setUp = () => {
    const tab = new FakeTab();
    const closer = createBackCloser(tab);
    const open: string[] = [];
    const show = (name: string): (() => void) => {
      const remove = closer.open(() => close());
      open.push(name);
      const close = (): void => {
        open.splice(open.indexOf(name), 1);
        remove();
      };
      return close;
    };
    return { tab, closer, open, show };
  };

  it('closes the dialog and stays on the screen; the next press leaves the screen', () => {
    const { tab, open, show } = setUp();
    show('form');
    tab.go(-1);
    expect([open, tab.screen]).toEqual([[], 1]);
    tab.go(-1);
    expect(tab.screen).toBe(0);
  });

  it('closes one dialog after the other, the topmost first', () => {
    const { tab, open, show } = setUp();
    show('offer');
    show('card');
    tab.go(-1);
    vi.runAllTimers();
    expect([open, tab.screen]).toEqual([['offer'], 1]);
    tab.go(-1);
    expect([open, tab.screen]).toEqual([[], 1]);
  });

  it('Back leaves the screen in one press after any number of dialogs was closed by a button', () => {
    const { tab, show } = setUp();
    show('a')();
    show('b')();
    tab.go(-1);
    expect(tab.screen).toBe(0);
  });

  it('Back returns to the screen from a link in a dialog, and the next press leaves the screen', () => {
    const { tab, show } = setUp();
    const close = show('menu');
    tab.follow();
    close();
    tab.go(-1);
    expect(tab.screen).toBe(1);
    tab.go(-1);
    expect(tab.screen).toBe(0);
  });

  it('Forward is not undone after a dialog was closed', () => {
    const { tab, show } = setUp();
    show('menu')();
    tab.follow();
    tab.go(-1);
    tab.go(1);
    expect(tab.screen).toBe(2);
  });

  it('Back does not close a dialog that refuses while it is at work', () => {
    const { tab, closer } = setUp();
    closer.open(() => undefined);
    tab.go(-1);
    vi.runAllTimers();
    tab.go(-1);
    expect(tab.screen).toBe(1);
  });
});
