import { realTime } from '#testing/fixtures/time/real-time.ts';
import { signWebhook } from '../../adapters/sandbox/provider/webhook-signature.ts';

export interface SignedEvent {
  readonly raw: Buffer;
  readonly signature: string;
}

/**
 * The bytes and the header of a webhook. Signed like the sandbox's, so Stripe's own library must accept that
 * as well.
 */
export function signed(
  event: Readonly<Record<string, unknown>>,
  secret: string,
  at = realTime(),
): SignedEvent {
  const raw = JSON.stringify(event);
  return { raw: Buffer.from(raw), signature: signWebhook(raw, secret, new Date(at)) };
}
