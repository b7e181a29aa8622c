import { expect, it } from 'vitest';
import { wantedPath } from './settle.ts';

it.each([
  ['/admin-panel', '?role=worker', '#users', '/admin-panel?role=worker#users'],
  ['/login', '?returnTo=%2Fadmin-panel%3Frole%3Dworker', '', '/admin-panel?role=worker'],
  ['/login', '', '', '/dashboard'],
  ['/login', '?returnTo=%2F%2Fevil.example', '', '/dashboard'],
])('the way back from %s%s%s leads to %s', (pathname, search, hash, wanted) => {
  expect(wantedPath({ pathname, search, hash })).toBe(wanted);
});
