/** The meaning of a text from a phone; `doubtful` may be an opt-out. Most texts have none. */
export const TEXT_MEANINGS = ['stop', 'start', 'help', 'doubtful'] as const;
export type TextMeaning = (typeof TEXT_MEANINGS)[number];
