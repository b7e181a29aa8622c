/** `withdrawn` where the worker declined, or has deleted their account. */
export const PROFILE_STATUSES = ['draft', 'published', 'withdrawn'] as const;

/** The author; the worker's own words belong to the worker (rules.md#profile-author). */
export const PROFILE_AUTHORS = ['referrer', 'worker'] as const;
export type ProfileAuthor = (typeof PROFILE_AUTHORS)[number];

export const PROFILE_READERS = ['employer', ...PROFILE_AUTHORS] as const;
export type ProfileReader = (typeof PROFILE_READERS)[number];

/** Characters of a long text, and how many things stand in a list. */
export const PROFILE_TEXT_MAX = 2000;
export const PROFILE_SKILLS_MAX = 30;
export const PROFILE_CERTIFICATIONS_MAX = 20;
