import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';

/**
 * Whether an answer is the product's own fault, whatever was asked. An unreachable provider may be told in a 503, to someone who can come
 * back. A refund that would be too large is refused to the admin who asks for it, and to nobody else: a referral must always have its end.
 */
export function isFault({ status, body }: HttpAnswer<Loose>, { ofRefund = false } = {}): boolean {
  if (status === 422) return !ofRefund && body.code === 'billing.refund_too_large';
  return status >= 500 && status !== 503;
}
