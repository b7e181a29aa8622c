import { expect, it } from 'vitest';
import { partAt, placeOfAnchor } from './profile-parts.ts';

it.each([
  ['', '/profile/about'],
  ['#about', '/profile/about'],
  ['#role', '/profile/about#role'],
  ['#alerts', '/profile/notifications'],
  ['#security', '/profile/security'],
  ['#referral', '/profile/work#referral'],
  ['#leaderboard', '/profile/about#leaderboard'],
  ['#people', '/profile/data#people'],
  ['#data', '/profile/data'],
])('the old address /profile%s leads to %s', (hash, place) => {
  expect(placeOfAnchor(hash)).toBe(place);
});

it('a part is recognized only by its exact address', () => {
  expect(partAt('/profile/security')).toBe('security');
  expect(partAt('/profile')).toBeNull();
  expect(partAt('/profile/second-step')).toBeNull();
});
