import { createHmac, randomUUID } from 'node:crypto';
import { TEST_NOW } from '#testing/fixtures/test-now.ts';
import { realTime } from '#testing/fixtures/real-time.ts';

/** The bytes and the header of a webhook that names its object alone, as those of Stripe's second interface do. */
export function thinEvent(
  objectId: string,
  type: string,
  secret: string,
): { raw: Buffer; signature: string } {
  const created = TEST_NOW.toISOString();
  const related = { id: objectId, type: 'v2.core.account', url: `/v2/core/accounts/${objectId}` };
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'v2.core.event',
    type,
    created,
    related_object: related,
  };
  const raw = JSON.stringify(event);
  const seconds = Math.floor(realTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex');
  return { raw: Buffer.from(raw), signature: `t=${seconds},v1=${mac}` };
}
