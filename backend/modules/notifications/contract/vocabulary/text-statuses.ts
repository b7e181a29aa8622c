/**
 * `held` until the quiet hours end; `queued` until the first try; `sending` until the provider's answer is
 * known; `failed` if the number takes no texts or every try failed; `opted_out` if the person wants none.
 */
export const TEXT_STATUSES = ['held', 'queued', 'sending', 'sent', 'failed', 'opted_out'] as const;
export type TextStatus = (typeof TEXT_STATUSES)[number];
