import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync('frontend/public/push-worker.js', 'utf8');
const ORIGIN = 'https://crewvine.test';

/** The worker as a browser runs it, with the tabs that are open. */
function startWorker(tabs: readonly object[] = []) {
  const heard = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => void heard.set(name, listener),
    skipWaiting: vi.fn(),
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { claim: vi.fn(async () => undefined), matchAll: async () => tabs, openWindow },
  };
  runInContext(SOURCE, createContext({ self: worker, URL }));
  const tell = async (name: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    heard.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => void waits.push(wait) });
    await Promise.all(waits);
  };
  return { tell, showNotification, openWindow };
}

describe('what is pushed', () => {
  it('is shown with its words, and one with the same tag takes the place of the one before', async () => {
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
  ])('shows something although it is %s', async (_, data) => {
    const { tell, showNotification } = startWorker();
    await tell('push', { data });
    expect(showNotification).toHaveBeenCalledWith('Crewvine', expect.anything());
  });

  it.each([
    ['/my-referrals', `${ORIGIN}/my-referrals`],
    ['https://evil.example/', `${ORIGIN}/notifications`],
    [undefined, `${ORIGIN}/notifications`],
  ])('leads to its screen, and never to another site: %s', async (url, address) => {
    const { tell, openWindow } = startWorker();
    const close = vi.fn();
    await tell('notificationclick', { notification: { close, data: { url } } });
    expect(close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith(address);
  });

  it('opens in the tab that is there', async () => {
    const tab = { focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) };
    const { tell, openWindow } = startWorker([tab]);
    await tell('notificationclick', { notification: { close: vi.fn(), data: { url: '/jobs' } } });
    expect(tab.navigate).toHaveBeenCalledWith(`${ORIGIN}/jobs`);
    expect(openWindow).not.toHaveBeenCalled();
  });
});
