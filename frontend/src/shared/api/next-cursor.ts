/** The `cursor` of `Link: <…>; rel="next"`; null on the last page of a list. */
export function nextCursorOf(response: Response | undefined): string | null {
  const link = response?.headers.get('Link') ?? '';
  const next = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link)?.[1];
  return next === undefined ? null : new URL(next, 'http://localhost').searchParams.get('cursor');
}
