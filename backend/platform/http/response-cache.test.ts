import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { route } from './routing/route.ts';

const list = route({
  method: 'get',
  path: '/list',
  access: 'any',
  summary: '',
  answers: { 200: null },
  handler: async () => ({ status: 200 }),
});

describe('responses cached for a second', () => {
  let server: Server;
  let cache: ResponseCache;
  let now: number;
  let answered: number;
  let counted: number;

  beforeEach(async () => {
    [now, answered, counted] = [0, 0, 0];
    cache = new ResponseCache(() => now);
    const app = new Koa();
    app.use(cache.middleware(list, async () => void (counted += 1)));
    app.use((ctx) => {
      answered += 1;
      if (ctx.path === '/missing') return;
      ctx.set('ETag', `"${answered}"`);
      ctx.type = 'json';
      ctx.body = JSON.stringify({ answered });
    });
    await new Promise<void>((resolve) => {
      server = app.listen(0, resolve);
    });
  });
  afterEach(() => void server.close());

  const get = (headers: Record<string, string> = {}, path = '/list') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  const body = async (headers: Record<string, string> = {}, path = '/list') =>
    (await get(headers, path)).text();

  /** The second request of an address is the first that is stored. */
  const requestTwice = async (): Promise<void> => {
    await body();
    await body();
  };

  it('a response is cached from the second request on, reused for a second, counted, and then replaced', async () => {
    expect(await body()).toBe('{"answered":1}');
    expect(await body()).toBe('{"answered":2}');
    now = 999;
    expect(await body()).toBe('{"answered":2}');
    expect(counted).toBe(1);
    now = 1000;
    expect(await body()).toBe('{"answered":3}');
    expect(await body()).toBe('{"answered":3}');
  });

  it('a cached response is not used for people with a session or for another address', async () => {
    await requestTwice();
    expect(await body({ Cookie: 'crewvine.sid=1' })).toBe('{"answered":3}');
    expect(await body({}, '/list?limit=1')).toBe('{"answered":4}');
    expect(await body()).toBe('{"answered":2}');
  });

  it('addresses that are requested once do not push out a cached response', async () => {
    await requestTwice();
    for (let once = 0; once < 150; once += 1) await body({}, `/list?q=${once}`);
    expect(await body()).toBe('{"answered":2}');
  });

  it('a cached response is revalidated by its ETag', async () => {
    await requestTwice();
    // fetch adds `no-cache` to a conditional request unless we set the header.
    const again = await get({ 'If-None-Match': '"2"', 'Cache-Control': 'max-age=0' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('a change clears the cache', async () => {
    await requestTwice();
    cache.forget();
    expect(await body()).toBe('{"answered":3}');
  });

  it('simultaneous requests share one response', async () => {
    await body();
    const all = await Promise.all(Array.from({ length: 8 }, () => body()));
    expect(new Set(all)).toEqual(new Set(['{"answered":2}']));
  });

  it('a request without an answer is not cached', async () => {
    expect((await get({}, '/missing')).status).toBe(404);
    await get({}, '/missing');
    expect(answered).toBe(2);
  });
});
