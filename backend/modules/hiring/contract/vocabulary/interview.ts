export const INTERVIEW_KINDS = ['phone', 'in_person', 'video'] as const;
export type InterviewKind = (typeof INTERVIEW_KINDS)[number];

export const INTERVIEW_STATUSES = ['asked', 'confirmed', 'declined', 'proposed', 'ended'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

export const INTERVIEW_ANSWERS = ['confirm', 'decline', 'propose'] as const;
export type InterviewAnswer = (typeof INTERVIEW_ANSWERS)[number];

/** How many other times a worker may name. */
export const MOST_PROPOSALS = 3;
