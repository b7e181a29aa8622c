import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { REFERRAL_STATUSES, STATUS_ALIAS_NAMES, type Referral } from '#contract/hiring/index.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';

/**
 * Expected answers of the plain status call for each state (rules.md#referral-statuses,
 * rules.md#interview-alias).
 */
const rejections = { rejected: 'rejected', pass: 'rejected' };
const interviews = { interview_scheduled: 'interviewing', interview: 'interviewing' };
const MOVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  submitted: { contacted: 'contacted', reviewing: 'contacted', ...interviews, ...rejections },
  contacted: { interviewing: 'interviewing', ...interviews, ...rejections },
  interviewing: { hired: 'hired', ...rejections },
  offer_sent: { offer_signed: 'offer_signed', ...rejections },
  offer_signed: { hired: 'hired', ...rejections },
  hired: { completed: 'completed', ...rejections },
  completed: {},
  rejected: {},
};

const CASES = REFERRAL_STATUSES.flatMap((from) =>
  [...REFERRAL_STATUSES, ...STATUS_ALIAS_NAMES].map((asked) => [from, asked] as const),
);

/** Aliases that no answer names, and the action that they are the same as. */
const TWINS: Readonly<Record<string, string>> = { reviewing: 'contacted', interview: 'interview_scheduled' };

/** The employer's possible actions, as the answer names them. */
function namedIn({
  nextActions,
  quickActions,
}: Pick<Referral, 'nextActions' | 'quickActions'>): ReadonlySet<string> {
  return new Set([...nextActions.map(({ status }) => status), ...quickActions]);
}

const PLACE = {
  name: 'test-place-referral',
  text: `update referrals set status = $2,
      hired_at = case when $2 in ('hired', 'completed') then now() end,
      completed_at = case when $2 = 'completed' then now() end
    where id = $1`,
};

describe('the plain status call', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  let jobId: string;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
    jobId = await fixture.post();
  });
  afterAll(() => app.stop());

  const placed = async (status: string): Promise<string> => {
    const id = await fixture.refer({ jobId });
    await app.application.sql.rows(PLACE, [id, status]);
    return id;
  };
  const ask = (id: string, body: Record<string, unknown>) =>
    fixture.employer.client.put(`/api/referrals/${id}/status`, body);

  it.each(CASES)('the answer names a step exactly if it succeeds: from %s to %s', async (from, asked) => {
    const id = await placed(from);
    const { body: before } = await fixture.employer.client.get(`/api/referrals/${id}`);
    const answer = await ask(id, { status: asked, notes: 'a note' });
    const reached = MOVES[from]?.[asked];
    const needsLetter = asked === 'offer_sent' && namedIn(before).has(asked);
    const code = needsLetter ? 'offer_required' : 'illegal_transition';
    expect(namedIn(before).has(TWINS[asked] ?? asked)).toBe(reached !== undefined || needsLetter);
    const expected = reached
      ? { status: 200, body: { status: reached } }
      : { status: 422, body: { code: `hiring.${code}` } };
    expect(answer).toMatchObject(expected);
    const { body } = await fixture.employer.client.get(`/api/referrals/${id}`);
    expect(body.status).toBe(reached ?? from);
  });

  it('an unknown status is refused, and so is a rejection or paper signature without a note', async () => {
    const id = await placed('offer_sent');
    expect(await ask(id, { status: 'promoted' })).toMatchObject({
      status: 400,
      body: { message: 'Unknown status' },
    });
    expect(await ask(id, { status: 'rejected' })).toMatchObject({
      status: 400,
      body: { message: 'Please provide a reason' },
    });
    expect((await ask(id, { status: 'offer_signed' })).status).toBe(400);
    expect((await ask(id, { status: 'rejected', notes: 'no', reason: 'bad_hair' })).status).toBe(400);
  });

  it('a pass stores the note "Passed"', async () => {
    const answer = await ask(await placed('contacted'), { status: 'pass' });
    expect(answer.body).toMatchObject({ status: 'rejected', notes: 'Passed' });
  });

  it('two simultaneous calls move the referral once', async () => {
    const id = await placed('submitted');
    const both = await Promise.all([1, 2].map(() => ask(id, { status: 'contacted' })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const timeline = await fixture.employer.client.get(`/api/referrals/${id}/timeline`);
    expect(timeline.body).toHaveLength(2);
  });
});
