import { createHmac } from 'node:crypto';
import { realTime } from '#testing/fixtures/real-time.ts';
import type { StripeEvent } from './stripe-objects.ts';

export interface SignedEvent {
  readonly raw: Buffer;
  readonly signature: string;
}

/** The bytes and the header of a webhook. */
export function signed(event: StripeEvent, secret: string, at = realTime()): SignedEvent {
  const seconds = Math.floor(at / 1000);
  const raw = JSON.stringify(event);
  const mac = createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex');
  return { raw: Buffer.from(raw), signature: `t=${seconds},v1=${mac}` };
}
