import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCounted } from '#testing/fixtures/counted-list.ts';
import { extractText } from 'unpdf';
import { newId } from '#kernel/ids.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture, SIGNATURE } from '../../testing/product-fixture.ts';

const REASON = 'The employer was charged for the wrong crew.';

describe('the money desk', () => {
  let app: TestApplication;
  let fixture: ProductFixture;
  let admin: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ProductFixture.open(app);
    admin = await signUpAdmin(app);
  });
  afterAll(() => app.stop());

  /** A paid letter: $25 earned, $900 held. */
  async function paid(): Promise<{ id: string; paymentId: string }> {
    const id = await fixture.interviewing();
    const { payment } = await fixture.sentLetter(id);
    return { id, paymentId: payment['id'] };
  }
  const refund = (id: string, amount: string, reason: string | null = REASON) =>
    admin.client.post(`/api/admin/payments/${id}/refund`, { amount, reason });
  const payment = async (id: string): Promise<Loose> =>
    ok(await admin.client.get(`/api/admin/payments/${id}`));
  /** The problems of the books; a failed refund stays one. */
  const problems = async (): Promise<string[]> =>
    (await fixture.problems()).filter((problem) => !problem.endsWith('has failed and is not tried again'));
  const told = async ({ client }: SignedUp): Promise<string[]> => {
    await app.settle();
    return ok(await client.get('/api/notifications')).map(({ type }: Loose) => type);
  };

  it('a refund requires a reason, never exceeds the rest, and is in the audit log', async () => {
    const { paymentId } = await paid();
    expect(await payment(paymentId)).toMatchObject({ amount: '925.00', refundable: '925.00' });
    const unexplained = await refund(paymentId, '100.00', ' ');
    expect([unexplained.status, unexplained.body.issues]).toEqual([
      400,
      [{ path: 'reason', message: 'Please say why' }],
    ]);
    expect(ok(await refund(paymentId, '100.00'))).toMatchObject({ left: '825.00' });
    await app.settle();
    const { refunds, ledger } = await payment(paymentId);
    expect(refunds).toMatchObject([{ amount: '100.00', status: 'settled', cause: 'admin', reason: REASON }]);
    expect(ledger.map(({ kind }: Loose) => kind)).toEqual(
      expect.arrayContaining(['refund_requested', 'refund_settled']),
    );
    const tooMuch = await refund(paymentId, '825.01');
    expect([tooMuch.status, tooMuch.body.code]).toEqual([422, 'billing.refund_too_large']);
    // The letter's fee is earned, so the company pays for its refund.
    expect(ok(await refund(paymentId, '825.00'))).toMatchObject({ left: '0.00' });
    await app.settle();
    expect(await problems()).toEqual([]);
    const [logged] = ok(await admin.client.get('/api/admin/audit-log?limit=1'));
    expect(logged).toMatchObject({
      action: 'payment.refunded',
      subjectType: 'payment',
      subjectId: paymentId,
      details: { amount: '825.00' },
    });
    expect(await told(fixture.employer)).toContain('refund_issued');
  });

  it('ten simultaneous clicks refund once, and a disputed payment cannot be refunded', async () => {
    const { paymentId } = await paid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(paymentId, '500.00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.settle();
    expect(await payment(paymentId)).toMatchObject({ refunded: '500.00', refundable: '425.00' });
    const id = await fixture.interviewing();
    const draft = ok(await fixture.offer(id)).payment;
    ok(await fixture.confirm(draft, '4000000000000259'));
    const admins = await told(admin);
    expect(admins).toContain('dispute_to_answer');
    const refused = await refund(draft.id, '10.00');
    expect([refused.status, refused.body.code]).toEqual([409, 'billing.payment_disputed']);
    expect(await problems()).toEqual([]);
  });

  it('the bank receives the evidence for a disputed charge once, from letter, consent, and timeline', async () => {
    const id = await fixture.interviewing();
    const draft = ok(await fixture.offer(id));
    ok(await fixture.confirm(draft.payment, '4000000000000259'));
    const sent = ok(await fixture.send(draft.offerLetter.id));
    ok(await fixture.answer(await fixture.sentToken(sent.signingUrl), SIGNATURE));
    await app.settle();
    const disputes: Loose[] = ok(await admin.client.get('/api/admin/disputes?state=open&limit=100'));
    const dispute = disputes.find(({ paymentId }) => paymentId === draft.payment.id) ?? {};
    expect(dispute['evidenceSentAt']).toBeNull();
    const path = `/api/admin/disputes/${dispute['id']}/evidence`;
    const evidence: Loose = ok(await admin.client.get(path));
    expect(evidence['customerEmail']).toBe(fixture.employer.email);
    expect(evidence['productDescription']).toContain('$25.00');
    expect(evidence['statement']).toMatch(
      /agreed to sign electronically .* signed it on .* SHA-256 of the signed document/,
    );
    expect(evidence['activityLog']).toMatch(
      /Pat Number\d+ asked Bo Li to an interview\.\n[^]*made Bo Li an offer\.[^]*Bo Li signed the offer letter electronically\./,
    );
    expect(evidence['activityLog']).toContain(
      `Crewvine sent a copy of the signed offer letter by email to ${fixture.employer.email.slice(0, 1)}•••@`,
    );
    expect(evidence['statement']).toMatch(
      /a job at \$25\.00 per hour, starting \w+ \d+, \d{4}, in an offer letter/,
    );
    expect(evidence['statement']).toMatch(
      /received:\n[^]*- The offer letter signed by Bo Li, on .* C[SD]T\.$/,
    );
    expect(dispute['actions']).toEqual(['answer']);
    expect(evidence).toMatchObject({
      sentAt: null,
      actions: ['open_files', 'send'],
      files: [{ kind: 'letter' }, { kind: 'consent' }, { kind: 'timeline' }],
    });
    const words = async (kind: string): Promise<string> => {
      const headers = { Cookie: admin.client.cookieHeader() };
      const answer = await fetch(`${app.origin}${path}/files/${kind}`, { headers });
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
      return (await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })).text;
    };
    expect(await words('letter')).toContain('Bo Li');
    expect(await words('consent')).toMatch(/Consent to sign electronically[^]*Bo Li[^]*Agreed at/i);
    expect(await words('timeline')).toMatch(/interview[^]*made Bo Li an offer[^]*signed the offer/);
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.client.post(path, { note: 'They are at work.' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    const kept = `select evidence ->> 'statement' as statement from sandbox_disputes where id = $1`;
    const row = await app.application.sql.row<{ statement: string }>({ name: 'test-evidence', text: kept }, [
      dispute['providerDisputeId'],
    ]);
    expect(row?.statement).toContain('They are at work.');
    const [logged] = ok(await admin.client.get('/api/admin/audit-log?limit=1'));
    expect(logged).toMatchObject({ action: 'dispute.evidence_sent', subjectId: dispute['id'] });
    const again = await admin.client.post(path, {});
    expect([again.status, again.body.code]).toEqual([409, 'billing.evidence_sent']);
    const heard: Loose = ok(await admin.client.get(path));
    expect(heard).toMatchObject({ sentAt: expect.any(String), files: evidence['files'], actions: [] });
    expect((await admin.client.get(`${path}/files/timeline`)).status).toBe(409);
    expect(heard['statement']).toContain('They are at work.');
    expect((await fixture.employer.client.get(path)).status).toBe(403);
    expect((await fixture.employer.client.get(`${path}/files/letter`)).status).toBe(403);
    expect((await admin.client.get(`${path}/files/receipt`)).status).toBe(404);
    expect((await fixture.employer.client.post(path, {})).status).toBe(403);
    expect((await admin.client.get(`/api/admin/disputes/${newId()}/evidence`)).status).toBe(404);
  });

  it('evidence is not accepted after the deadline', async () => {
    const id = await fixture.interviewing();
    const draft = ok(await fixture.offer(id));
    ok(await fixture.confirm(draft.payment, '4000000000000259'));
    await app.settle();
    const late = `update disputes set evidence_due_at = evidence_due_at - interval '1 year' where payment_id = $1 returning id`;
    const dispute = await app.application.sql.row<{ id: string }>({ name: 'test-late', text: late }, [
      draft.payment.id,
    ]);
    const answer = await admin.client.post(`/api/admin/disputes/${dispute?.id}/evidence`, {});
    expect([answer.status, answer.body.code]).toEqual([422, 'billing.evidence_late']);
    const shown = ok(await admin.client.get(`/api/admin/disputes/${dispute?.id}/evidence`));
    expect(shown.actions).toEqual(['open_files']);
  });

  it('admins are notified of a failed refund and see it in the list', async () => {
    const id = await fixture.interviewing();
    const draft = ok(await fixture.offer(id)).payment;
    ok(await fixture.confirm(draft, '4000000000005126'));
    await app.settle();
    ok(await refund(draft.id, '25.00'));
    await app.advance(2);
    for (let day = 0; day < 8; day += 1) await app.advance(26);
    expect(await told(admin)).toContain('refund_given_up');
    const failed: Loose[] = ok(await admin.client.get('/api/admin/refunds?status=failed'));
    const given = failed.find(({ paymentId }) => paymentId === draft.id);
    expect(given).toMatchObject({
      amount: '25.00',
      attempts: 4,
      nextTryAt: null,
      reason: REASON,
      cause: 'admin',
    });
    for (const filter of ['', '?status=failed'])
      await expectCounted(admin.client, `/api/admin/refunds${filter}`);
  });

  it('a referral and a person expand into their movements, page by page', async () => {
    const { id } = await paid();
    const ofReferral: Loose[] = ok(await admin.client.get(`/api/admin/ledger/referral/${id}`));
    expect(ofReferral.map(({ kind }) => kind)).toEqual(['charge_succeeded']);
    for (const { entries } of ofReferral) {
      expect(entries.reduce((sum: number, { amount }: Loose) => sum + Number(amount), 0)).toBe(0);
    }
    const path = `/api/admin/ledger/person/${fixture.employer.id}`;
    const all: Loose[] = ok(await admin.client.get(`${path}?limit=100`));
    const pages: string[] = [];
    for (let next = `${path}?limit=2`; next !== '';) {
      const answer = await admin.client.get(next);
      pages.push(...answer.body.map((one: Loose) => one['id']));
      next = /<(.*)>/.exec(answer.headers.get('Link') ?? '')?.[1] ?? '';
    }
    expect(pages).toEqual(all.map((one) => one['id']));
    expect(ok(await admin.client.get(`/api/admin/ledger/withdrawal/${newId()}`))).toEqual([]);
    expect((await admin.client.get(`/api/admin/ledger/thing/${newId()}`)).status).toBe(404);
  });

  it('the desk lists failed withdrawals', async () => {
    const add = `insert into withdrawals (id, user_id, provider, account_id, amount_cents, bank_last4, status, failure,
        created_at, settled_at, checked_at)
      values (gen_random_uuid(), $1, 'sandbox', 'acct', 3000, '6789', 'failed', 'account_closed', now(), now(), now())`;
    await app.application.sql.rows({ name: 'test-failed-withdrawal', text: add }, [fixture.referrer.id]);
    const [failed] = ok(await admin.client.get('/api/admin/withdrawals?status=failed'));
    expect(failed).toMatchObject({
      person: { id: fixture.referrer.id },
      amount: '30.00',
      failure: 'account_closed',
      bankLast4: '6789',
    });
    for (const filter of ['', '?status=failed', `?userId=${fixture.referrer.id}`])
      await expectCounted(admin.client, `/api/admin/withdrawals${filter}`);
    const remove = `delete from withdrawals where user_id = $1`;
    await app.application.sql.rows({ name: 'test-no-withdrawal', text: remove }, [fixture.referrer.id]);
  });

  it('only admins have access to the money desk', async () => {
    for (const [client, status] of [
      [app.client(), 401],
      [fixture.employer.client, 403],
      [fixture.referrer.client, 403],
    ] as const) {
      for (const list of ['refunds', 'withdrawals', `ledger/person/${fixture.employer.id}`]) {
        expect((await client.get(`/api/admin/${list}`)).status).toBe(status);
      }
      const body = { amount: '1.00', reason: REASON };
      expect((await client.post(`/api/admin/payments/${newId()}/refund`, body)).status).toBe(status);
    }
    expect((await refund(newId(), '1.00')).status).toBe(404);
  });
});
