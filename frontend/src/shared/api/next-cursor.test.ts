import { describe, expect, it } from 'vitest';
import { nextCursorOf } from './next-cursor.ts';

const answer = (link: string) => new Response('[]', { headers: { Link: link } });

describe('the cursor of the next page', () => {
  it('an absolute or relative address contains the cursor', () => {
    expect(nextCursorOf(answer('<https://a.test/api/jobs?limit=2&cursor=a%2Bb>; rel="next"'))).toBe('a+b');
    expect(nextCursorOf(answer('</api/jobs?cursor=abc>; rel=next'))).toBe('abc');
  });

  it('the last page has no cursor', () => {
    expect(nextCursorOf(new Response('[]'))).toBeNull();
    expect(nextCursorOf(answer('</api/jobs?cursor=abc>; rel="prev"'))).toBeNull();
    expect(nextCursorOf(undefined)).toBeNull();
  });
});
