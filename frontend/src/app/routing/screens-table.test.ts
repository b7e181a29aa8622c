import { expect, it } from 'vitest';
import { MEMBER_SCREENS, PUBLIC_SCREENS, screenAt } from '#contract/http/screens.ts';
import { SECRET_PAGES, SECRET_QUERIES } from '#contract/http/secret-pages.ts';
import { routes } from './routes.ts';

const paths = ['/', ...routes.map(({ path }) => path).filter((path) => path !== '*')];

it('the table names every screen once, and the server returns 404 for all other paths', () => {
  const named = [...PUBLIC_SCREENS, ...MEMBER_SCREENS, ...SECRET_PAGES, ...SECRET_QUERIES];
  expect(named.toSorted()).toEqual(paths.toSorted());
});

it('the table finds the same kind of screen at a path as the router', () => {
  expect(screenAt('/')).toBe('public');
  expect(screenAt('/JOBS/')).toBe('public');
  expect(screenAt('/job/1')).toBe('public');
  expect(screenAt('/job/1/edit')).toBe('member');
  expect(screenAt('/app')).toBe('member');
  expect(screenAt('/app/jobs/1')).toBe('member');
  expect(screenAt('/sign-offer/abc')).toBe('secret');
  expect(screenAt('/community/search')).toBe('public');
  expect(screenAt('/job')).toBeNull();
  expect(screenAt('/wp-login.php')).toBeNull();
});
