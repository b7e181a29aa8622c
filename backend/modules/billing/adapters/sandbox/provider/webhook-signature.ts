import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** The same in every process of an installation, and secret outside it. */
export function sandboxSecret([newest = '']: readonly string[]): string {
  return createHmac('sha256', newest).update('sandbox webhooks').digest('hex');
}

/** `t=…,v1=…` over the raw bytes, in the format of Stripe's own webhooks. */
export function signWebhook(raw: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(raw, secret, seconds)}`;
}

/** False for another key, other bytes, or a time more than five minutes away in either direction. */
export function isSignedWebhook(raw: Uint8Array, header: string, secret: string, now: Date): boolean {
  const parts = new Map(header.split(',').map((part) => [part.slice(0, part.indexOf('=')), part] as const));
  const seconds = Number(parts.get('t')?.slice(2));
  const given = Buffer.from(parts.get('v1')?.slice(3) ?? '', 'hex');
  const expected = Buffer.from(macOf(Buffer.from(raw).toString('utf8'), secret, seconds), 'hex');
  const inTime = Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS;
  return inTime && given.length === expected.length && timingSafeEqual(given, expected);
}

function macOf(raw: string, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex');
}
