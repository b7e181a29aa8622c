import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { ok } from '../product-fixture.ts';

const BODY = {
  title: 'OSHA 10 refresher',
  description: 'Two hours on falls and ladders.',
  eventType: 'safety',
  startAt: '2099-03-14T18:00:00Z',
  endAt: '2099-03-14T20:00:00Z',
  location: 'Austin, TX',
};
const HOLD = { name: 'test-hold-event', text: `update events set status = 'in_review' where id = $1` };

/** An event with its guests, and one more that waits for review; the id of the first. */
export async function hostEvent(
  app: TestApplication,
  host: SignedUp,
  guests: readonly SignedUp[],
): Promise<string> {
  const { id } = ok(await host.client.post('/api/events', BODY));
  for (const { client } of guests) ok(await client.post(`/api/events/${id}/rsvp`));
  const { id: held } = ok(await host.client.post('/api/events', BODY));
  await app.application.sql.rows(HOLD, [held]);
  return id;
}
