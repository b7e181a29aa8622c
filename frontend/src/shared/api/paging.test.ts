import { describe, expect, it, vi } from 'vitest';
import { networkError } from './api-error.ts';
import { paged } from './paged.ts';
import { fetchAllPages } from './fetch-all-pages.ts';

const answer = (next: string | null, headers: Record<string, string> = {}) =>
  new Response('[]', {
    headers: { ...headers, ...(next === null ? {} : { Link: `</api/things?cursor=${next}>; rel="next"` }) },
  });

describe('a list that is read page after page', () => {
  const things = paged<string, { readonly limit: number } | undefined>('/things');

  it('the list requests its query, and the next page by its cursor', () => {
    expect(things.query({ queryArg: { limit: 2 }, pageParam: null })).toEqual({
      url: '/things',
      params: { limit: 2 },
    });
    expect(things.query({ queryArg: { limit: 2 }, pageParam: 'b' }).params).toEqual({
      limit: 2,
      cursor: 'b',
    });
    expect(things.query({ queryArg: undefined, pageParam: null }).params).toEqual({});
  });

  it('the list may have another address for each query', () => {
    const parts = paged<string, { readonly of: string }>(({ of }) => ({ url: `/things/${of}` }));
    expect(parts.query({ queryArg: { of: 'a' }, pageParam: 'c' })).toEqual({
      url: '/things/a',
      params: { cursor: 'c' },
    });
  });

  it('a page contains its next page and the total if the server sends it', () => {
    const page = things.transformResponse(['x'], { response: answer('b', { 'X-Total-Count': '7' }) });
    expect(page).toEqual({ rows: ['x'], next: 'b', total: 7, atLeast: null });
    expect(things.infiniteQueryOptions.getNextPageParam(page)).toBe('b');
    const last = things.transformResponse(null, { response: answer(null) });
    expect(last).toEqual({ rows: [], next: null, total: null, atLeast: null });
    expect(things.infiniteQueryOptions.getNextPageParam(last)).toBeUndefined();
  });
});

describe('a whole list', () => {
  it('the list is read to its end', async () => {
    const call = vi
      .fn()
      .mockResolvedValueOnce({ data: [1, 2], meta: { response: answer('b') } })
      .mockResolvedValueOnce({ data: [3], meta: { response: answer(null) } });
    expect(await fetchAllPages<number>(call, '/things')).toEqual({
      data: { rows: [1, 2, 3], isComplete: true },
    });
    expect(call.mock.calls).toEqual([
      [{ url: '/things', params: { limit: 100 } }],
      [{ url: '/things', params: { limit: 100, cursor: 'b' } }],
    ]);
  });

  it('reading stops after a thousand rows and marks the list as incomplete', async () => {
    const call = vi.fn(() => ({ data: [1], meta: { response: answer('more') } }));
    const all = await fetchAllPages<number>(call, '/things');
    expect(call).toHaveBeenCalledTimes(10);
    expect(all).toEqual({ data: { rows: Array.from({ length: 10 }, () => 1), isComplete: false } });
  });

  it('the whole list fails if a page fails', async () => {
    const error = networkError('gone');
    const call = vi
      .fn()
      .mockResolvedValueOnce({ data: [1], meta: { response: answer('b') } })
      .mockResolvedValueOnce({ error });
    expect(await fetchAllPages<number>(call, '/things')).toEqual({ error });
  });
});
