// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const BOOT = readFileSync(path.resolve(import.meta.dirname, '../../../public/boot.js'), 'utf8');
let frames: (() => void)[] = [];
let later: (() => void)[] = [];
let pauses: (number | undefined)[] = [];
let visit = { type: 'navigate' };
const reload = vi.fn();
const probe = vi.fn();

beforeEach(() => {
  [frames, later, pauses] = [[], [], []];
  visit = { type: 'navigate' };
  reload.mockClear();
  document.head.innerHTML =
    '<meta name="scripts" content="/assets/index.js /assets/vendor.js"><meta name="routes" content="/assets/routes.js">';
});
afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset['drawn'];
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['fonts'];
  document.body.replaceChildren();
});

/**
 * Runs the script as a browser does while it parses the page; the page is complete afterward. Returns the
 * calls that began before that.
 */
function boot(
  pathname: string,
  hidden = false,
  theme: string | null = null,
  stored: Map<string, string> = new Map([['crewvine.fonts', '1']]),
): readonly unknown[] {
  const heard: (() => void)[] = [];
  const page = {
    hidden,
    readyState: 'loading',
    currentScript: { nonce: 'of-this-answer' },
    documentElement: document.documentElement,
    head: document.head,
    querySelector: (selector: string) => document.querySelector(selector),
    querySelectorAll: (selector: string) => document.querySelectorAll(selector),
    createElement: (name: string) => document.createElement(name),
    addEventListener: (name: string, listener: () => void) =>
      void (name === 'DOMContentLoaded' && heard.push(listener)),
  };
  const around = {
    document: page,
    location: { pathname, reload },
    performance: { getEntriesByType: () => [visit] },
    fetch: probe,
    innerHeight: 844,
    localStorage: {
      getItem: (key: string) => (key === 'crewvine.theme' ? theme : (stored.get(key) ?? null)),
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    requestAnimationFrame: (frame: () => void) => void frames.push(frame),
    setTimeout: (done: () => void, pause?: number) => {
      later.push(done);
      pauses.push(pause);
    },
  };
  runInContext(BOOT, createContext(around));
  const early = entries();
  page.readyState = 'interactive';
  for (const listener of heard) listener();
  return early;
}

const run = (waiting: (() => void)[]): void => {
  for (const one of waiting.splice(0)) one();
};
const preloads = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
    ({ href }) => new URL(href).pathname,
  );
const entries = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].map(({ src, nonce }) =>
    [new URL(src).pathname, nonce].join(' '),
  );

it.each(['light', 'dark'])('a stored %s theme is set before the first paint', (theme) => {
  boot('/', false, theme);
  expect(document.documentElement.dataset['theme']).toBe(theme);
});

it.each([null, 'neon'])('without a known theme (%s), the system decides', (theme) => {
  boot('/', false, theme);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('the table of screens loads at the same time as the code of the first screen', () => {
  boot('/dashboard');
  expect(preloads()).toEqual(['/assets/index.js', '/assets/vendor.js', '/assets/routes.js']);
  expect(entries()).toEqual(['/assets/index.js of-this-answer']);
});

it('the files that the page names for its screen load at the same time as the entry', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="screen" content="/assets/Dashboard.js /assets/en/employer.js">',
  );
  boot('/dashboard');
  expect(preloads().slice(2)).toEqual([
    '/assets/routes.js',
    '/assets/Dashboard.js',
    '/assets/en/employer.js',
  ]);
});

it('the entry starts when the page is complete, even if that is right away', () => {
  expect(boot('/dashboard')).toEqual([]);
  expect(entries()).toHaveLength(1);
});

it('the landing page does not load the table of screens', () => {
  boot('/');
  expect(preloads()).toEqual(['/assets/index.js', '/assets/vendor.js']);
});

it('a page from the server loads nothing before its first paint', () => {
  document.documentElement.dataset['drawn'] = '';
  boot('/jobs');
  const inHiddenTab = later.splice(0);
  expect(preloads()).toEqual([]);
  run(frames);
  expect(preloads()).toEqual([]);
  run(later);
  expect(entries()).toHaveLength(1);
  run(inHiddenTab);
  expect(entries()).toHaveLength(1);
});

it('a hidden tab does not wait for a paint', () => {
  document.documentElement.dataset['drawn'] = '';
  boot('/jobs', true);
  run(later);
  expect(entries()).toHaveLength(1);
});

describe('a screen without its fonts', () => {
  const fonts = () => document.documentElement.dataset['fonts'];

  it('the fonts load once the first screen shows its words, and with the screen on later visits', () => {
    const stored = new Map<string, string>();
    boot('/dashboard', false, null, stored);
    expect(fonts()).toBe('later');
    document.body.innerHTML = '<main><h1>Hi</h1><div aria-busy="true"></div></main>';
    run(later);
    expect([fonts(), stored.size]).toEqual(['later', 0]);
    document.querySelector('[aria-busy]')?.remove();
    run(later);
    expect(fonts()).toBeUndefined();
    document.body.replaceChildren();
    boot('/dashboard', false, null, stored);
    expect(fonts()).toBeUndefined();
  });

  it('the fonts do not wait for parts below the screen', () => {
    boot('/', false, null, new Map());
    document.body.innerHTML = '<main><h1>Hi</h1><div aria-busy="true"></div></main>';
    const below = document.querySelector('[aria-busy]');
    if (below) below.getBoundingClientRect = () => new DOMRect(0, 900, 390, 100);
    run(later);
    expect(fonts()).toBeUndefined();
  });

  it('the fonts load after ten seconds although the screen still waits', () => {
    boot('/dashboard', false, null, new Map());
    for (let checks = 1; checks < 50; checks += 1) {
      expect(fonts()).toBe('later');
      run(later);
    }
    expect(fonts()).toBeUndefined();
  });

  it('the fonts load immediately on a page that the server rendered', () => {
    document.documentElement.dataset['drawn'] = '';
    boot('/jobs', false, null, new Map());
    expect(fonts()).toBeUndefined();
  });
});

describe('code that does not arrive', () => {
  const fail = (): boolean | undefined =>
    document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'));
  const answers = (ok: boolean): unknown => probe.mockResolvedValueOnce({ ok });

  it('the page loads once more when the server answers', async () => {
    boot('/dashboard');
    fail();
    probe.mockRejectedValueOnce(new Error('no connection'));
    answers(false);
    answers(true);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(reload).not.toHaveBeenCalled();
      await expect.poll(() => later.length).toBe(1);
      run(later);
    }
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    expect(pauses).toEqual([5000, 5000, 5000]);
  });

  it('a page that was loaded again already waits for a minute', () => {
    visit = { type: 'reload' };
    boot('/dashboard');
    fail();
    expect(pauses).toEqual([60_000]);
  });
});
