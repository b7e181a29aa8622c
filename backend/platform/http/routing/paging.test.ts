import { describe, expect, it } from 'vitest';
import { pageAnswer, readCursor } from './paging.ts';

const row = (n: number) => ({
  at: `2026-11-20T06:00:0${n}.000Z`,
  id: `0190a7b4-0000-7000-8000-00000000000${n}`,
});
const call = {
  query: { limit: 2 },
  ctx: { path: '/api/things', query: { limit: '2', q: 'a b', cursor: 'old' } },
};

describe('paging by key', () => {
  it('a page links to the rows after its last one with the same query', () => {
    const answer = pageAnswer(call, [row(3), row(2), row(1)], (one) => one);
    expect(answer.body).toEqual([row(3), row(2)]);
    const link = /<(.*)>; rel="next"/.exec(answer.headers?.['Link'] ?? '')?.[1];
    const next = new URL(link ?? '', 'http://crewvine.test').searchParams;
    expect([next.get('q'), next.get('limit')]).toEqual(['a b', '2']);
    expect(readCursor(next.get('cursor'))).toEqual(row(2));
  });

  it('the last page has no link', () => {
    expect(pageAnswer(call, [row(2), row(1)], (one) => one).headers).toBeUndefined();
  });

  const { id } = row(1);

  it.each([
    '',
    'x',
    '2026-11-20T06:00:00.000Z 1; drop',
    `2026-11-20T06:00:00.000Z ${'-'.repeat(36)}`,
    `2026-11-20T06:00:00.000Z ${'a'.repeat(36)}`,
    `2026-11-20T....:Z ${id}`,
    `2026-02-30T06:00:00.000Z ${id}`,
    `2026-13-01T06:00:00.000Z ${id}`,
    `2026-11-20T24:00:00.000Z ${id}`,
    `0000-01-01T00:00:00.000Z ${id}`,
    `9999-99-99T99:99:99Z ${id}`,
  ])('the cursor of %j is rejected', (text) => {
    expect(() => readCursor(Buffer.from(text).toString('base64url'))).toThrow('Unknown cursor');
  });

  it('an instant with microseconds, as in lists, is accepted', () => {
    const at = '2028-02-29T23:59:59.123456Z';
    expect(readCursor(Buffer.from(`${at} ${id}`).toString('base64url'))).toEqual({ at, id });
  });
});
