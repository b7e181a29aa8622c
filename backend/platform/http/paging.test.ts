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
  it('links to what follows the last row shown, and keeps the other questions', () => {
    const answer = pageAnswer(call, [row(3), row(2), row(1)], (one) => one);
    expect(answer.body).toEqual([row(3), row(2)]);
    const link = /<(.*)>; rel="next"/.exec(answer.headers?.['Link'] ?? '')?.[1];
    const next = new URL(link ?? '', 'http://crewvine.test').searchParams;
    expect([next.get('q'), next.get('limit')]).toEqual(['a b', '2']);
    expect(readCursor(next.get('cursor'))).toEqual(row(2));
  });

  it('has no link on the last page', () => {
    expect(pageAnswer(call, [row(2), row(1)], (one) => one).headers).toBeUndefined();
  });

  it.each(['', 'x', Buffer.from('2026-11-20T06:00:00.000Z 1; drop').toString('base64url')])(
    'refuses the cursor %j',
    (cursor) => {
      expect(() => readCursor(cursor)).toThrow('Unknown cursor');
    },
  );
});
