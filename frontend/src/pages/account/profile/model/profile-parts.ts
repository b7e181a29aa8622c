/** The parts of the profile, each with an address (rules.md#profile-parts). */
export const PROFILE_PARTS = ['about', 'work', 'notifications', 'security', 'data'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** The part of each section. The names are anchors of the former one-page profile. */
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

/** The part in a path; null for the bare `/profile`. */
export function partAt(pathname: string): ProfilePart | null {
  return PROFILE_PARTS.find((part) => pathname === partPath(part)) ?? null;
}

/** The current address for an older link; the first part if the link names none. */
export function placeOfAnchor(hash: string): string {
  const name = hash.replace(/^#/, '');
  const part = Object.entries(PART_OF).find(([section]) => section === name)?.[1] ?? 'about';
  return partPath(part) + (name === '' || name === part || name === 'alerts' ? '' : `#${name}`);
}
