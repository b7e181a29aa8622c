/** `agreed`: both sides say the same by now. */
export const DIFFERENCE_STATES = ['open', 'explained', 'agreed'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];
