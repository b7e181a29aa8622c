/** What a text from a phone asks for; `doubtful` may be meant to end our texts. Most ask for nothing. */
export const TEXT_MEANINGS = ['stop', 'start', 'help', 'doubtful'] as const;
export type TextMeaning = (typeof TEXT_MEANINGS)[number];
