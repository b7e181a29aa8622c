/** The orders of a list of jobs. */
export const JOB_SORTS = ['newest', 'bonus', 'pay', 'distance', 'relevance'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
