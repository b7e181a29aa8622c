/** The people of the community's table, by their role in its boards. */
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
 * If a row names nothing else, an outsider whom the owner and the author have blocked gets an outsider's
 * answer, and a suspended member, whose session has ended, a visitor's.
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
