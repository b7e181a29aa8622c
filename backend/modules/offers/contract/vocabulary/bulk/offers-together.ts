/** How many people one form makes an offer to. */
export const MOST_OFFERED_TOGETHER = 25;
