import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CheckFixture, ok } from '../../testing/api-fixture.ts';

type Part = boolean | null;
type Way = (candidate: { readonly id: string; readonly letterId: string }, part: Part) => Promise<unknown>;

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
  const withPart = (body: object, part: Part) => (part === null ? body : { ...body, reportPlaysPart: part });

  const WAYS: Readonly<Record<string, Way>> = {
    reject: ({ id }, part) => {
      const body = withPart({ status: 'rejected', notes: 'Somebody else' }, part);
      return fixture.employer.client.put(`/api/referrals/${id}/status`, body);
    },
    withdraw: ({ letterId }, part) =>
      fixture.employer.client.post(`/api/offer-letters/${letterId}/withdraw`, withPart({}, part)),
    undo: ({ id }, part) => fixture.employer.client.put(`/api/referrals/${id}/rollback`, withPart({}, part)),
  };
  const statementsOf = (id: string) =>
    app.application.sql.rows(
      {
        name: 'statements',
        text: `select way_out as way, stated_by as by, actor from check_events where referral_id = $1 and kind = 'report_no_part'`,
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
      expect(await go(out, false)).toMatchObject({ status: 200 });
      expect(['interviewing', 'rejected']).toContain((await fixture.referralAnswer(out.id))['status']);
      expect(await statementsOf(out.id)).toEqual([
        { way, by: expect.stringMatching(/^Pat Number/), actor: 'employer' },
      ]);
      expect(await fixture.timeline(out.id)).toContain('The employer said that no report plays a part');
      expect((await fixture.ledgerCheck()).problems).toEqual([]);
    },
  );

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
