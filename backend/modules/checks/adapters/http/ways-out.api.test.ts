import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { CheckFixture, ok } from '../../testing/api-fixture.ts';

type Part = boolean | null;
interface Candidate {
  readonly id: string;
  readonly letterId: string;
}
type Way = (candidate: Candidate, part: Part, otherReason?: string) => Promise<unknown>;

const DAY = 24;
/** Longer than any letter stays open automatically. */
const WAIT = 9 * DAY;

describe('the ways out of a candidacy over HTTP', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await CheckFixture.open(app);
  });
  afterAll(() => app.stop());

  /**
   * A candidate with a sent letter and a check whose result depends on the name; optionally with an announced
   * notice.
   */
  async function candidate(workerName: string, isAnnounced = false) {
    const { client } = fixture.employer;
    const id = await fixture.checked(workerName);
    ok(await fixture.move(id, 'interview_scheduled'));
    const offerData = {
      startDate: dayAhead(30),
      payRate: '25',
      payType: 'hourly',
      workLocation: 'Austin, TX',
    };
    const { offerLetter, payment } = ok(await client.put(`/api/referrals/${id}/create-offer`, { offerData }));
    await fixture.pay(payment);
    ok(await client.post(`/api/offer-letters/${offerLetter.id}/send`, {}));
    if (isAnnounced) {
      ok(await client.post(`/api/referrals/${id}/adverse-action`, { note: 'Because of the report' }));
    }
    return { id, letterId: String(offerLetter.id) };
  }
  const withPart = (body: object, part: Part, otherReason?: string) => ({
    ...body,
    ...(part !== null && { reportPlaysPart: part }),
    ...(otherReason !== undefined && { otherReason }),
  });

  const WAYS: Readonly<Record<string, Way>> = {
    reject: ({ id }, part, reason) => {
      const body = withPart({ status: 'rejected', notes: 'Somebody else' }, part, reason);
      return fixture.employer.client.put(`/api/referrals/${id}/status`, body);
    },
    withdraw: ({ letterId }, part, reason) =>
      fixture.employer.client.post(`/api/offer-letters/${letterId}/withdraw`, withPart({}, part, reason)),
    undo: ({ id }, part, reason) =>
      fixture.employer.client.put(`/api/referrals/${id}/rollback`, withPart({}, part, reason)),
  };
  const statementsOf = (id: string) =>
    app.application.sql.rows(
      {
        name: 'statements',
        text: `select way_out as way, stated_by as by, other_reason as reason, actor from check_events where referral_id = $1 and kind = 'report_no_part'`,
      },
      [id],
    );

  it.each(
    Object.keys(WAYS).flatMap((way) => [false, true].map((isAnnounced) => [way, isAnnounced] as const)),
  )(
    '%s (with a notice running: %s) asks whether the report plays a part, waits after a yes, and records a no',
    async (way, isAnnounced) => {
      const go = WAYS[way];
      if (!go) throw new Error(way);
      const out = await candidate('Cora Concern', isAnnounced);
      for (const part of [null, true]) {
        expect(await go(out, part)).toMatchObject({
          status: 409,
          body: { code: 'checks.adverse_action_pending', asks: part === null },
        });
      }
      expect(await fixture.referralAnswer(out.id)).toMatchObject({ status: 'offer_sent' });
      expect(await statementsOf(out.id)).toEqual([]);
      const reason = isAnnounced ? 'The site closed' : undefined;
      expect(await go(out, false, reason)).toMatchObject({ status: 200 });
      expect(['interviewing', 'rejected']).toContain((await fixture.referralAnswer(out.id))['status']);
      expect(await statementsOf(out.id)).toEqual([
        { way, by: expect.stringMatching(/^Pat Number/), reason: reason ?? null, actor: 'employer' },
      ]);
      expect(await fixture.timeline(out.id)).toContain('The employer said that no report plays a part');
      expect((await fixture.ledgerCheck()).problems).toEqual([]);
    },
  );

  it.each(
    Object.keys(WAYS).flatMap((way) => [false, true].map((isTakenBack) => [way, isTakenBack] as const)),
  )(
    '%s after a notice (taken back: %s) requires a reason other than the report, which only the employer reads',
    async (way, isTakenBack) => {
      const { client } = fixture.employer;
      const out = await candidate('Cora Concern', true);
      if (isTakenBack) ok(await client.send('DELETE', `/api/referrals/${out.id}/adverse-action`, {}));
      for (const reason of [undefined, '   ']) {
        expect(await WAYS[way]?.(out, false, reason)).toMatchObject({
          status: 422,
          body: { code: 'checks.other_reason_required', issues: [{ path: 'otherReason' }] },
        });
      }
      expect(await fixture.referralAnswer(out.id)).toMatchObject({ status: 'offer_sent' });
      expect(await WAYS[way]?.(out, false, ' The site closed ')).toMatchObject({ status: 200 });
      expect(await statementsOf(out.id)).toMatchObject([{ way, reason: 'The site closed' }]);
      const steps = ok(await client.get(`/api/referrals/${out.id}/timeline`));
      expect(steps.map(({ note }: { note: string | null }) => note)).toContain('The site closed');
      const seen = await fixture.referrer.client.get(`/api/referrals/${out.id}/timeline`);
      expect(JSON.stringify(seen.body)).not.toContain('The site closed');
    },
  );

  it('a rejection for another reason ends the running notice immediately, and no final notice follows', async () => {
    const out = await candidate('Cora Concern', true);
    expect(await WAYS['reject']?.(out, false, 'The site closed')).toMatchObject({ status: 200 });
    for (const hours of [0, WAIT]) {
      await app.settle();
      await app.advance(hours);
      const labels = await fixture.timeline(out.id);
      expect(labels.filter((label) => /notice/i.test(label))).toEqual([
        'A notice about the background check was sent',
        'The notice was withdrawn',
      ]);
    }
  });

  it('an employer with an open report deletes the account only after the candidacy has ended', async () => {
    const own = await CheckFixture.open(app);
    const { client } = own.employer;
    const id = await own.checked('Cora Concern');
    await own.checked('Bo Li');
    const leave = () =>
      client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD, forfeit: true });
    const refused = await leave();
    expect([refused.status, refused.body.code, refused.body.canForfeit]).toEqual([
      409,
      'identity.account_busy',
      false,
    ]);
    expect(refused.body.hindrances).toEqual([
      'A check on a candidate found something. End that candidacy first, and say whether the report plays any part in it.',
    ]);
    const body = { status: 'rejected', notes: 'Somebody else', reportPlaysPart: false };
    ok(await client.put(`/api/referrals/${id}/status`, body));
    await app.settle();
    expect((await leave()).status).toBe(204);
  });

  it.each(Object.keys(WAYS))('%s asks nothing if no report has findings', async (way) => {
    const out = await candidate('Bo Li');
    expect(await WAYS[way]?.(out, null)).toMatchObject({ status: 200 });
    expect(await statementsOf(out.id)).toEqual([]);
  });

  it('a pending report stops a letter from expiring, and its employer can still end it', async () => {
    const held = await candidate('Cora Concern');
    const free = await candidate('Bo Li');
    await app.advance(WAIT);
    const letter = async (id: string) =>
      ok(await fixture.employer.client.get(`/api/offer-letters/referral/${id}`));
    expect((await letter(free.id)).status).toBe('expired');
    const open = await letter(held.id);
    expect(open.status).toBe('sent');
    expect(new Date(open.expiresAt).getTime()).toBeGreaterThan(app.application.clock.now().getTime());
    expect(await fixture.referralAnswer(held.id)).toMatchObject({ status: 'offer_sent' });
    expect(await WAYS['withdraw']?.(held, false)).toMatchObject({ status: 200 });
  });

  it('a statement about a report cannot be changed', async () => {
    const out = await candidate('Cora Concern');
    await WAYS['withdraw']?.(out, false);
    for (const text of [
      `update check_events set stated_by = 'Nobody' where referral_id = $1 and kind = 'report_no_part'`,
      `delete from check_events where referral_id = $1 and kind = 'report_no_part'`,
    ]) {
      await expect(app.application.sql.rows({ name: text.slice(0, 20), text }, [out.id])).rejects.toThrow(
        'a statement about a report is never changed',
      );
    }
  });
});
