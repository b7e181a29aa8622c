import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync('frontend/public/push-worker.js', 'utf8');
const ORIGIN = 'https://crewvine.test';

const offline = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

/** The browser's caches by name; all versions of a worker share them. */
type Kept = Map<string, Map<string, Response>>;

interface Around {
  /** The open tabs. */
  readonly tabs?: readonly object[];
  readonly fetch?: (request: object) => Promise<Response>;
  readonly kept?: Kept;
  readonly version?: string;
}

function cachesOf(kept: Kept, fetch: (request: object) => Promise<Response>) {
  const open = async (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    const put = async (url: string, answer: Response) => void files.set(url, answer);
    const addAll = async (all: readonly (string | Request)[]) => {
      for (const one of all) {
        const url = new URL(typeof one === 'string' ? one : one.url, ORIGIN).href;
        await put(url, await fetch({ url }));
      }
    };
    return { put, addAll, match: async (url: string) => files.get(url)?.clone() };
  };
  return {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  };
}

/** Only what the worker reads of it. */
class RequestedUrl {
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
}

/** Runs the worker as a browser would. */
function startWorker({ tabs = [], fetch = offline, kept = new Map(), version = 'one' }: Around = {}) {
  const heard = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const skipWaiting = vi.fn();
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => void heard.set(name, listener),
    skipWaiting,
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
  };
  const source = SOURCE.replace("VERSION = 'development'", `VERSION = '${version}'`);
  const caches = cachesOf(kept, fetch);
  runInContext(source, createContext({ self: worker, URL, Response, Request: RequestedUrl, caches, fetch }));
  const tell = async (name: string, event: object = {}): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    heard.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => void waits.push(wait) });
    await Promise.all(waits);
  };
  /** The response that a page receives; null if the worker does not handle the request. */
  const ask = async (path: string, request: object = {}): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    heard.get('fetch')?.({
      request: { method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...request },
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer;
  };
  return { tell, ask, showNotification, openWindow, skipWaiting };
}

describe('a push message', () => {
  it('a message is shown with its text, and replaces an earlier one with the same tag', async () => {
    const { tell, showNotification } = startWorker();
    const notice = { title: 'Offer accepted', body: 'Ana signed.', url: '/my-referrals', tag: 't' };
    await tell('push', { data: { json: () => notice } });
    expect(showNotification).toHaveBeenCalledWith(
      'Offer accepted',
      expect.objectContaining({ body: 'Ana signed.', tag: 't', data: { url: '/my-referrals' } }),
    );
  });

  it.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('{') }],
  ])('a message with %s shows a default notification', async (_, data) => {
    const { tell, showNotification } = startWorker();
    await tell('push', { data });
    expect(showNotification).toHaveBeenCalledWith('Crewvine', expect.anything());
  });

  it.each([
    ['/my-referrals', `${ORIGIN}/my-referrals`],
    ['https://evil.example/', `${ORIGIN}/notifications`],
    [undefined, `${ORIGIN}/notifications`],
  ])('a click on a notification opens its screen, and never another site: %s', async (url, address) => {
    const { tell, openWindow } = startWorker();
    const close = vi.fn();
    await tell('notificationclick', { notification: { close, data: { url } } });
    expect(close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith(address);
  });

  it('a click on a notification uses the tab that is already open', async () => {
    const tab = { focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) };
    const { tell, openWindow } = startWorker({ tabs: [tab] });
    await tell('notificationclick', { notification: { close: vi.fn(), data: { url: '/jobs' } } });
    expect(tab.navigate).toHaveBeenCalledWith(`${ORIGIN}/jobs`);
    expect(openWindow).not.toHaveBeenCalled();
  });
});

describe('the application without a connection', () => {
  const OPEN = { mode: 'navigate' };
  /** A server that can go offline. */
  const server = () => {
    const asked: string[] = [];
    let isOnline = true;
    const fetch = async (request: object): Promise<Response> => {
      if (!isOnline) return offline();
      const url = 'url' in request ? String(request.url) : '';
      asked.push(url.replace(ORIGIN, ''));
      return new Response(`of ${url.replace(ORIGIN, '')}`);
    };
    return { fetch, asked, goOffline: () => (isOnline = false) };
  };

  it('an offline page says so in both languages, with a place for stored content', async () => {
    const page = await startWorker().ask('/jobs', OPEN);
    expect(page?.status).toBe(503);
    expect(page?.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; script-src 'self';/);
    const html = await page?.text();
    expect(html).toContain('You’re offline');
    expect(html).toContain('<span lang="es">Sin conexión</span>');
    expect(html).toContain('<div id="kept"></div></main><script src="/offline.js">');
  });

  it('used application files and the offline script are available', async () => {
    const { fetch, asked, goOffline } = server();
    const { tell, ask } = startWorker({ fetch });
    await tell('install');
    expect(asked).toEqual(['/offline.js']);
    await ask('/assets/jobs-abc.js');
    goOffline();
    expect(await (await ask('/assets/jobs-abc.js'))?.text()).toBe('of /assets/jobs-abc.js');
    expect(await (await ask('/offline.js'))?.text()).toBe('of /offline.js');
    await expect(ask('/assets/never-used.js')).rejects.toThrow('Failed to fetch');
  });

  it('a file with a hashed name is requested only once', async () => {
    const { fetch, asked } = server();
    const { ask } = startWorker({ fetch });
    await ask('/assets/jobs-abc.js');
    await ask('/assets/jobs-abc.js');
    expect(asked).toEqual(['/assets/jobs-abc.js']);
  });

  it('a new version activates immediately and deletes the caches of the earlier one', async () => {
    const kept: Kept = new Map();
    const { fetch } = server();
    const first = startWorker({ fetch, kept });
    await first.tell('install');
    await first.tell('activate');
    await first.ask('/assets/jobs-abc.js');
    // The job list that an earlier version cached.
    kept.set('crewvine-kept', new Map());
    kept.set('of-someone-else', new Map());
    const second = startWorker({ fetch, kept, version: 'two' });
    await second.tell('install');
    expect(second.skipWaiting).toHaveBeenCalled();
    await second.tell('activate');
    expect([...kept.keys()]).toEqual(['of-someone-else', 'crewvine-two']);
    expect([...(kept.get('crewvine-two')?.keys() ?? [])]).toEqual([`${ORIGIN}/offline.js`]);
  });

  it('a page is never cached: every visit online requests it again', async () => {
    const kept: Kept = new Map();
    const { fetch, asked } = server();
    const { ask } = startWorker({ fetch, kept });
    await ask('/jobs', OPEN);
    await ask('/jobs', OPEN);
    expect(asked).toEqual(['/jobs', '/jobs']);
    expect(kept.size).toBe(0);
  });

  it.each([
    ['an answer', '/api/my-referrals', {}],
    ['the list of jobs', '/api/jobs?limit=20', {}],
    ['what changes something', '/assets/index.js', { method: 'POST' }],
    ['another site', 'https://js.stripe.com/v3', OPEN],
  ])('the worker does not handle %s', async (_what, path, request) => {
    expect(await startWorker().ask(path, request)).toBeNull();
  });
});
