import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';

/** Invoices wait, like during an outage of the tax service. */
const HOLD = [
  `create function hold() returns trigger language plpgsql as $f$
    begin new.set_aside_until := '2100-01-01'; return new; end $f$`,
  `create trigger held before insert on invoice_queue for each row execute function hold()`,
];
const LET_GO = [`drop trigger held on invoice_queue`, `update invoice_queue set set_aside_until = null`];

describe('the notices of a payment that is refunded at the same moment', () => {
  let app: TestApplication;
  let fixture: ProductFixture;

  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    fixture = await ProductFixture.open(app);
  });

  const change = async (statements: readonly string[]): Promise<void> => {
    for (const text of statements) await runSql(app.application.sql, text);
  };
  /** The notices of money, oldest first. */
  const told = async (): Promise<Loose[]> => {
    const all: Loose[] = ok(await fixture.employer.client.get('/api/notifications?limit=100'));
    return all.filter(({ type }) => ['payment_succeeded', 'refund_issued'].includes(type)).toReversed();
  };
  const types = async () => (await told()).map(({ type }) => type);
  async function refundedLetter(): Promise<Loose> {
    const { payment, offerLetter } = ok(await fixture.offer(await fixture.interviewing()));
    await fixture.pay(payment);
    ok(await fixture.withdraw(offerLetter.id));
    await app.settle();
    expect(await fixture.payment(payment.id)).toMatchObject({ refunded: '900.00' });
    return payment;
  }

  it('the receipt comes first, and the refund’s notice waits for its credit note', async () => {
    await change(HOLD);
    const payment = await refundedLetter();
    expect(await types()).toEqual([]);
    await change(LET_GO);
    await app.advance(1);
    expect(await types()).toEqual(['payment_succeeded', 'refund_issued']);
    const [receipt, refund] = await told();
    expect(refund?.['data']).toMatchObject({ paymentId: payment['id'] });
    expect(receipt?.['message']).toContain('$925.00');
    expect(refund?.['message']).toContain('We refunded $900.00.');
    await app.advance(25);
    expect(await types()).toHaveLength(2);
    expect(await fixture.problems()).toEqual([]);
  });

  it('both notices come once if the documents are issued immediately', async () => {
    await refundedLetter();
    expect((await types()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'payment_succeeded',
      'refund_issued',
    ]);
  });
});
