/** The parts of one's profile, each with an address (rules.md#profile-parts). */
export const PROFILE_PARTS = ['about', 'work', 'notifications', 'security', 'data'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Sections, by the part that they are in; their names are the anchors of the one page that the profile was. */
const PART_OF = {
  about: 'about',
  role: 'about',
  leaderboard: 'about',
  work: 'work',
  referral: 'work',
  documents: 'work',
  alerts: 'notifications',
  security: 'security',
  people: 'data',
  data: 'data',
} as const satisfies Record<string, ProfilePart>;
export type SectionName = keyof typeof PART_OF;

export function partPath(part: ProfilePart): string {
  return `/profile/${part}`;
}

/** The part that a path names; null for the bare `/profile`. */
export function partAt(pathname: string): ProfilePart | null {
  return PROFILE_PARTS.find((part) => pathname === partPath(part)) ?? null;
}

/** Where what an older link names is today: the first part where it names nothing. */
export function placeOfAnchor(hash: string): string {
  const name = hash.replace(/^#/, '');
  const part = Object.entries(PART_OF).find(([section]) => section === name)?.[1] ?? 'about';
  return partPath(part) + (name === '' || name === part || name === 'alerts' ? '' : `#${name}`);
}
