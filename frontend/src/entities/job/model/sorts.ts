/** The orders of the list. Repeated from the contract, which brings Zod. */
export const JOB_SORTS = ['newest', 'bonus', 'pay', 'distance', 'relevance'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
