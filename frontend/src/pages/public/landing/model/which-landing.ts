export type Landing = 'marketing' | 'roles' | 'waitlist';

interface Visit {
  readonly pathname: string;
  readonly isSignedIn: boolean;
  readonly isPrelaunch: boolean;
}

/** Three landing pages, chosen in one place (rules.md#landing-pages). */
export function whichLanding({ pathname, isSignedIn, isPrelaunch }: Visit): Landing {
  if (pathname === '/waitlist') return 'waitlist';
  if (pathname === '/old-landing' || isSignedIn) return 'roles';
  return isPrelaunch ? 'waitlist' : 'marketing';
}
