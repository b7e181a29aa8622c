import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';

const id = z.string().min(1).max(200);
const eventSchema = z.object({
  type: z.string(),
  data: z.object({ object: z.object({ id, candidate_id: id.nullish() }) }),
});

/** An agency's signature: a keyed hash of the bytes, in hexadecimal. */
export function signatureOf(raw: Uint8Array, key: string): string {
  return createHmac('sha256', key).update(raw).digest('hex');
}

/**
 * The candidate's id of a signed event if it names one, otherwise the report's own; null for anything else.
 * @throws DomainError `checks.bad_signature` (invalid)
 */
export function reportOfEvent(raw: Uint8Array, signature: string, key: string): string | null {
  const expected = Buffer.from(signatureOf(raw, key));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new DomainError('checks.bad_signature', 'invalid', "The signature doesn't match", {
      path: 'X-Checkr-Signature',
    });
  }
  const event = eventSchema.safeParse(parsed(raw));
  if (!event.success || !/^(report|invitation)\./.test(event.data.type)) return null;
  const { object } = event.data.data;
  return object.candidate_id ?? object.id;
}

function parsed(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return null;
  }
}
