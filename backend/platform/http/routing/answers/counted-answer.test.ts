import { expect, it } from 'vitest';
import { countedAnswer } from './counted-answer.ts';

const row = (n: number) => ({ id: `${n}`, pageAt: `2026-11-20T12:00:0${n}.000000Z` });
const call = (cursor: string | null) => ({ query: { limit: 1, cursor }, ctx: { path: '/api/x', query: {} } });
const headersOf = async (total: number, cursor: string | null = null) => {
  const answer = await countedAnswer(call(cursor), Promise.resolve([row(2), row(1)]), async (most) =>
    Math.min(total, most),
  );
  return answer.headers ?? {};
};

it('the first page shows the total, or from a thousand on that there are more', async () => {
  expect(await headersOf(2)).toMatchObject({ 'X-Total-Count': '2', Link: expect.any(String) });
  expect(await headersOf(1_000)).toMatchObject({ 'X-Total-Count': '1000' });
  const many = await headersOf(75_000);
  expect(many).toMatchObject({ 'X-Total-At-Least': '1000' });
  expect(many).not.toHaveProperty('X-Total-Count');
});

it('later pages are not counted', async () => {
  expect(Object.keys(await headersOf(2, 'MjAyNi0x'))).toEqual(['Link']);
});
