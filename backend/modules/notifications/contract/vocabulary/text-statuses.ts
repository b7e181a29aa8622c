/**
 * `held` until the quiet hours end; `queued` until someone tries to hand it over; `sending` until the provider's answer
 * is known; `failed` is a number that takes no texts, or one that was tried in vain; `opted_out` a person who wants none.
 */
export const TEXT_STATUSES = ['held', 'queued', 'sending', 'sent', 'failed', 'opted_out'] as const;
export type TextStatus = (typeof TEXT_STATUSES)[number];
