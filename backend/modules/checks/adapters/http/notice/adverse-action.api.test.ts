import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certifyChecks } from '#testing/fixtures/people/certify-checks.ts';
import { signUpEmployer, TEST_PASSWORD, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { noticePageSchema } from '#contract/checks/index.ts';
import { CheckFixture, ok, tokenOf } from '#modules/checks/testing/api-fixture.ts';

/** Longer than five business days with a weekend and a holiday on each side of it. */
const WAIT_HOURS = 14 * 24;

describe('a decision because of a background check', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await CheckFixture.open(app);
  });
  afterAll(() => app.stop());

  const path = (id: string) => `/api/referrals/${id}/adverse-action`;
  const announce = (id: string) => fixture.employer.client.post(path(id), { note: 'Because of the report' });
  const linkIn = (body: string) => tokenOf(/background-check-notice\/[\w-]+/.exec(body)?.[0]);

  /** A candidate who has the notice, and what their link is. */
  const announced = async (fields: { workerLanguage?: 'es' } = {}) => {
    const workerEmail = `cora-${testPhone().slice(1)}@example.com`;
    const { id, token } = await fixture.asked({ workerName: 'Cora Concern', workerEmail, ...fields });
    ok(await fixture.authorize(token));
    await app.settle();
    await app.advance(1);
    const { waitWouldEndAt } = await fixture.state(id);
    ok(await announce(id));
    await app.settle();
    // Computed before sending, so the end may differ only if a day started in between.
    const { adverseAction } = await fixture.state(id);
    expect(adverseAction.finalDueAt >= waitWouldEndAt).toBe(true);
    const [mail] = await fixture.outbox(workerEmail);
    return { id, workerEmail, notice: linkIn(mail.body), mail };
  };
  const notice = (token: string) => app.client().get(`/api/background-check-notice/${token}`);
  const dispute = (token: string, words = 'That was someone else with my name.') =>
    app.client().post(`/api/background-check-notice/${token}`, { dispute: words });

  const finishedAfter = async (id: string) => {
    await app.advance(WAIT_HOURS);
    expect(await fixture.state(id)).toMatchObject({ adverseAction: { status: 'final' } });
  };

  it('the notice names the parts of the report in the language of its reader', async () => {
    const { mail } = await announced({ workerLanguage: 'es' });
    expect(mail.body).toContain('Antecedentes penales nacionales: Misdemeanor');
  });

  it('the decision is announced with the report and the rights, and is final after the wait', async () => {
    const { id, workerEmail, notice: token, mail } = await announced();
    expect(mail.body).toContain('National criminal records: Misdemeanor');
    expect(mail.body).toContain('five business days');
    const { adverseAction, waitWouldEndAt } = await fixture.state(id);
    const { finalDueAt } = adverseAction;
    const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
    const until = new Date(finalDueAt).toLocaleDateString('en-US', day);
    expect(mail.body).toContain(`before ${until}`);
    expect(waitWouldEndAt).toBeNull();
    const shown = await notice(token);
    expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(noticePageSchema.parse(shown.body)).toMatchObject({
      status: 'waiting',
      candidateName: 'Cora Concern',
      workerLanguage: 'en',
      employerCompany: 'Hill Country Builders',
      disputedAt: null,
    });
    expect(await fixture.referralAnswer(id)).toMatchObject({ status: 'submitted' });
    expect(await fixture.move(id, 'rejected')).toMatchObject({
      status: 409,
      body: { code: 'checks.adverse_action_pending' },
    });
    expect(await fixture.employer.client.post(`${path(id)}/finish`)).toMatchObject({
      status: 409,
      body: { code: 'checks.wait_not_over' },
    });
    await app.advance(4 * 24);
    expect(await fixture.referralAnswer(id)).toMatchObject({ status: 'submitted' });
    await app.advance(WAIT_HOURS);
    expect(await fixture.referralAnswer(id)).toMatchObject({ status: 'rejected', rejectionReason: 'other' });
    const [final] = await fixture.outbox(workerEmail);
    expect(final.body).toContain('60 days');
    expect(final.body).toContain(
      'Crewvine Sandbox Screening (100 Main St, Austin, TX 78701, (800) 555-0199) prepared the report',
    );
    expect(ok(await notice(token)).status).toBe('final');
    expect(await fixture.timeline(id)).toContain('The final notice was sent');
    expect((await fixture.ledgerCheck()).problems).toEqual([]);
  });

  it.each([
    ['waits', async () => undefined, ['dispute'], 200],
    ['is disputed', async (_id: string, token: string) => ok(await dispute(token)), [], 409],
    ['is final', async (id: string) => finishedAfter(id), [], 410],
    ['is withdrawn', async (id: string) => ok(await fixture.employer.client.delete(path(id))), [], 410],
  ] as const)(
    'a decision that %s takes a dispute only if `actions` of its page says so',
    async (_state, prepare, actions, status) => {
      const { id, notice: token } = await announced();
      await prepare(id, token);
      expect(ok(await notice(token)).actions).toEqual(actions);
      expect((await dispute(token)).status).toBe(status);
    },
  );

  it('a dispute, possible once, makes the decision wait for the employer', async () => {
    const { id, notice: token } = await announced();
    expect(await dispute(token, 'no')).toMatchObject({
      status: 400,
      body: { message: 'Please tell us what is wrong in the report' },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => dispute(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    await app.settle();
    const inbox = ok(await fixture.employer.client.get('/api/notifications'));
    expect(inbox.map(({ type }: { type: string }) => type)).toContain('background_check_disputed');
    await app.advance(WAIT_HOURS);
    expect(await fixture.state(id)).toMatchObject({
      adverseAction: {
        status: 'waiting',
        actions: ['take_back', 'finish'],
        dispute: 'That was someone else with my name.',
      },
    });
    ok(await fixture.employer.client.post(`${path(id)}/finish`));
    expect(await fixture.referralAnswer(id)).toMatchObject({ status: 'rejected' });
    expect((await dispute(token)).status).toBe(410);
  });

  it('after a withdrawn notice, a rejection asks whether the report plays a part', async () => {
    const { id, workerEmail, notice: token } = await announced();
    expect((await announce(id)).status).toBe(409);
    ok(await fixture.employer.client.delete(path(id)));
    expect((await fixture.employer.client.delete(path(id))).status).toBe(404);
    expect(ok(await notice(token)).status).toBe('canceled');
    expect((await fixture.outbox(workerEmail))[0].subject).toBe('Notice withdrawn');
    await app.advance(WAIT_HOURS);
    expect(await fixture.referralAnswer(id)).toMatchObject({ status: 'submitted' });
    expect((await fixture.move(id, 'rejected')).body).toMatchObject({ asks: true });
  });

  it('the decision ends automatically when the candidate is hired', async () => {
    const { id, notice: token } = await announced();
    ok(await fixture.move(id, 'interview_scheduled'));
    ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, {}));
    await app.settle();
    expect(ok(await notice(token)).status).toBe('canceled');
    await app.advance(WAIT_HOURS);
    expect(await fixture.referralAnswer(id)).toMatchObject({ status: 'hired' });
  });

  it('an announcement requires a report to review, a reason, and the owner', async () => {
    const id = await fixture.checked('Bo Li');
    expect(await announce(id)).toMatchObject({ status: 422, body: { code: 'checks.no_concerns' } });
    const stranger = await signUpEmployer(app);
    expect((await stranger.client.post(path(id), { note: 'x' })).status).toBe(403);
    expect((await fixture.referrer.client.post(path(id), { note: 'x' })).status).toBe(403);
    expect((await app.client().post(path(id), { note: 'x' })).status).toBe(401);
    expect(await fixture.employer.client.post(path(id), {})).toMatchObject({
      status: 400,
      body: { message: 'Please provide a reason' },
    });
    expect((await notice('x'.repeat(43))).status).toBe(404);
    expect((await dispute('x'.repeat(43))).status).toBe(404);
  });

  it('an open decision blocks the deletion of its employer’s account', async () => {
    const employer = await signUpEmployer(app);
    await certifyChecks(employer.client);
    const own = Object.assign(Object.create(CheckFixture.prototype), fixture, { employer }) as CheckFixture;
    const id = await own.checked('Cora Concern');
    ok(await employer.client.post(path(id), { note: 'Because of the report' }));
    const copy = ok(await employer.client.get('/api/auth/personal-data')).parts.checks;
    expect(copy.checksRequested).toMatchObject([{ referralId: id, status: 'concerns' }]);
    expect(JSON.stringify(copy)).not.toContain('Misdemeanor');
    const leaving = () =>
      employer.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD });
    expect(JSON.stringify((await leaving()).body)).toContain('A decision based on a background check');
    ok(await employer.client.delete(path(id)));
    expect(JSON.stringify((await leaving()).body)).not.toContain('A decision based on a background check');
  });
});
