/** Who may be in the community: people by what they are in the boards of the table. */
export const COMMUNITY_PEOPLE = [
  'visitor',
  'outsider',
  'member',
  'moderator',
  'owner',
  'blocked',
  'suspended',
] as const;
export type CommunityPerson = (typeof COMMUNITY_PEOPLE)[number];

/**
 * Where nothing else is said, an outsider whom the owner and the author have blocked is answered as an outsider is, and a suspended
 * member, whose session has ended, as a visitor.
 */
export type Statuses = readonly [
  visitor: number,
  outsider: number,
  member: number,
  moderator: number,
  owner: number,
  blocked?: number,
  suspended?: number,
];

/** A call with the names of things in its address, what it answers to whom, and its body. */
export type CommunityCall = readonly [call: string, statuses: Statuses, body?: object];
