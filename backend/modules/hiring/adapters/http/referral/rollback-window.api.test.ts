import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHours } from '#kernel/clock.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CLOCK } from '#platform/tokens.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';

const MOVED_AT = {
  name: 'test-moved-at',
  text: 'update referrals set status_changed_at = $2 where id = $1',
};
const SECOND_IN_HOURS = 1 / 3600;

describe('ten callers who undo the same change', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  /** A referral that was contacted this many hours ago. */
  const contacted = async (hoursAgo: number): Promise<string> => {
    const id = await fixture.refer();
    await fixture.move(id, 'contacted');
    const at = addHours(app.application.get(CLOCK).now(), -hoursAgo);
    await app.application.sql.rows(MOVED_AT, [id, at]);
    return id;
  };
  const undoTenTimes = async (id: string): Promise<(readonly [number, string | null])[]> => {
    const undo = () => fixture.employer.client.put(`/api/referrals/${id}/rollback`);
    const answers = await Promise.all(Array.from({ length: 10 }, undo));
    return answers
      .map(({ status, body }) => [status, status === 200 ? null : body.message] as const)
      .sort(([one], [other]) => one - other);
  };

  it('undo it once in the last seconds of the day', async () => {
    const [first, ...others] = await undoTenTimes(await contacted(24 - 20 * SECOND_IN_HOURS));
    expect(first).toEqual([200, null]);
    expect(others).toEqual(others.map(() => [422, 'No previous status to return to']));
  });

  it('undo nothing from the very 24th hour on', async () => {
    const id = await contacted(24);
    const refused = await undoTenTimes(id);
    expect(refused).toEqual(refused.map(() => [422, 'Rollback time limit exceeded (24 hours)']));
    expect((await fixture.employer.client.get(`/api/referrals/${id}`)).body).toMatchObject({
      status: 'contacted',
      rollback: { allowed: false, reason: 'Rollback time limit exceeded (24 hours)' },
    });
  });
});
