import { describe, expect, it } from 'vitest';
import { whichLanding, type Landing } from './which-landing.ts';

describe('the landing page', () => {
  it.each<[string, boolean, boolean, Landing]>([
    ['/', false, false, 'marketing'],
    ['/', true, false, 'roles'],
    ['/', false, true, 'waitlist'],
    ['/', true, true, 'roles'],
    ['/old-landing', false, false, 'roles'],
    ['/old-landing', true, false, 'roles'],
    ['/old-landing', false, true, 'roles'],
    ['/waitlist', false, false, 'waitlist'],
    ['/waitlist', true, false, 'waitlist'],
  ])(
    'the landing page at %s, signed in %s, before the launch %s, is %s',
    (pathname, isSignedIn, isPrelaunch, landing) => {
      expect(whichLanding({ pathname, isSignedIn, isPrelaunch })).toBe(landing);
    },
  );
});
