import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';

/**
 * Whether an answer is the product's own fault, for any request. An unreachable provider may cause a 503 for
 * a caller who can retry. A refund that would be too large is refused only to the admin who requests it: a
 * referral must always be able to end.
 */
export function isFault({ status, body }: HttpAnswer<Loose>, { ofRefund = false } = {}): boolean {
  if (status === 422) return !ofRefund && body.code === 'billing.refund_too_large';
  return status >= 500 && status !== 503;
}
