import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';

describe('a refund that the provider cannot make', () => {
  let app: TestApplication;
  let fixture: ProductFixture;
  let admin: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ProductFixture.open(app);
    admin = await signUpAdmin(app);
  });
  afterAll(() => app.stop());

  it('a refund that no bank accepts is booked when it is paid by check, and later reports change nothing', async () => {
    const id = await fixture.interviewing();
    const draft = ok(await fixture.offer(id));
    ok(await fixture.confirm(draft.payment, '4000000000005126'));
    ok(await fixture.employer.client.post(`/api/offer-letters/${draft.offerLetter.id}/withdraw`, {}));
    const ofPayment = async (): Promise<Loose> => {
      const refunds: Loose[] = ok(await admin.client.get('/api/admin/refunds?limit=100'));
      return refunds.find(({ paymentId }) => paymentId === draft.payment.id) ?? {};
    };
    await app.settle();
    await app.advance(2);
    const { id: refundId, mayPayByHand } = await ofPayment();
    expect(mayPayByHand).toBe(false);
    const book = (reference = 'Check 1042') =>
      admin.client.post(`/api/admin/refunds/${refundId}/paid`, { reference });
    const early = await book();
    expect([early.status, early.body.code]).toEqual([409, 'billing.refund_not_given_up']);
    for (let day = 0; day < 6; day += 1) await app.advance(26);
    expect(await ofPayment()).toMatchObject({
      status: 'failed',
      attempts: 4,
      nextTryAt: null,
      reason: null,
      cause: 'offer_withdrawn',
      mayPayByHand: true,
    });
    expect(await fixture.problems()).toEqual([expect.stringContaining('is not tried again')]);
    await admin.client.post('/api/auth/step-up', { password: TEST_PASSWORD });
    const unnamed = await book('?');
    expect([unnamed.status, unnamed.body.issues]).toEqual([
      400,
      [{ path: 'reference', message: 'Say the number of the check or transfer' }],
    ]);
    const endDispute = await openDispute(app, draft.payment.id);
    expect(await ofPayment()).toMatchObject({ status: 'failed', mayPayByHand: false });
    expect((await book()).body.code).toBe('billing.payment_disputed');
    await endDispute();
    const giveBack = await takeBack(app, draft.payment.id);
    expect(await ofPayment()).toMatchObject({ status: 'failed', mayPayByHand: false });
    expect((await book()).body.code).toBe('billing.refund_too_large');
    await giveBack();
    const answers = await Promise.all(Array.from({ length: 5 }, () => book()));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await ofPayment()).toMatchObject({
      amount: '900.00',
      status: 'paid_by_hand',
      mayPayByHand: false,
    });
    const paid: Loose = ok(await admin.client.get(`/api/admin/payments/${draft.payment.id}`));
    const { refunded, refundable, ledger } = paid;
    expect([refunded, refundable]).toEqual(['900.00', '25.00']);
    expect(ledger.find(({ kind }: Loose) => kind === 'refund_paid_by_hand')).toMatchObject({
      entries: [
        { account: 'refunds_pending', amount: '-900.00' },
        { account: 'company_bank', amount: '900.00' },
      ],
    });
    const [logged] = ok(await admin.client.get('/api/admin/audit-log?limit=1'));
    expect(logged).toMatchObject({
      action: 'refund.paid_by_hand',
      subjectId: draft.payment.id,
      details: { amount: '900.00', reference: 'Check 1042' },
    });
    await app.advance(50);
    expect(await ofPayment()).toMatchObject({ status: 'paid_by_hand' });
    expect(await fixture.problems()).toEqual([]);
  });
});

/** A bank takes a part of a payment, so that less is left than its refund. The returned function gives it back. */
async function takeBack({ application: { sql } }: TestApplication, paymentId: string) {
  const text = 'update payments set disputed_cents = $2 where id = $1';
  const take = (cents: number) => sql.rows({ name: 'test-taken-by-bank', text }, [paymentId, cents]);
  await take(100_00);
  return () => take(0);
}

/** The bank opens a dispute on a payment. The returned function takes it back. */
async function openDispute({ application: { sql } }: TestApplication, paymentId: string) {
  const opened = `insert into disputes (id, payment_id, provider, provider_dispute_id, amount_cents, reason, state,
      withdrawn_cents, fee_cents, movements, opened_at)
    values (gen_random_uuid(), $1, 'sandbox', 'dp_by_hand', 8000, 'fraudulent', 'open', 0, 0, 0, now())`;
  await sql.rows({ name: 'test-open-dispute', text: opened }, [paymentId]);
  const gone = { name: 'test-end-dispute', text: 'delete from disputes where payment_id = $1' };
  return () => sql.rows(gone, [paymentId]);
}
