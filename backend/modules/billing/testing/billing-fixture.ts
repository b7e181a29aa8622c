import { pino } from 'pino';
import { addHours } from '#kernel/clock.ts';
import { asId, newId, type PaymentId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { SqlCallEffects } from '#platform/http/limits/sql-call-effects.ts';
import { AesFieldCipher } from '#platform/encryption/aes-field-cipher.ts';
import { PrintingThreads } from '#platform/pdf/threads/printing-threads.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm, type Orm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { readSettings } from '#platform/settings.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { TEST_FIELD_KEY } from '#testing/fixtures/test-application.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import type { BillingOutside, BillingPlatform } from '../adapters/billing-outside.ts';
import { billingProviders } from '../adapters/billing-providers.ts';
import { SandboxStore } from '../adapters/sandbox/sandbox-store.ts';
import { sandboxSecret } from '../adapters/sandbox/provider/webhook-signature.ts';
import { wireBilling } from '../adapters/wire-billing.ts';
import { wireSandbox, type Sandbox } from '../adapters/wire-sandbox.ts';
import type { Billing, ReferralMoney } from '../application/billing.ts';
import type { TaxCalculator } from '../application/invoicing/tax-calculator.ts';
import type { PaymentProvider } from '../application/provider/payment-provider.ts';
import type { LedgerReport } from '../application/ledger/ledger-check.ts';
import { SANDBOX_BANK } from '../contract/index.ts';
import { PayoutSchedule } from '../domain/payouts/payout-schedule.ts';
import { billing } from '../index.ts';
import { flakyPaymentProvider } from './provider/flaky-payment-provider.ts';
import { InMemoryTaskQueue } from './in-memory-task-queue.ts';
import { LateSandboxEvents } from './provider/late-sandbox-events.ts';
import { otherContexts } from './other-contexts.ts';

export const SUCCEEDING_CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2040 };
export const DECLINING_CARD = { ...SUCCEEDING_CARD, cardNumber: '4000000000000002' };
/** A card whose owner disputes the charge right after. */
export const DISPUTING_CARD = { ...SUCCEEDING_CARD, cardNumber: '4000000000000259' };
export const AUTHENTICATING_CARD = { ...SUCCEEDING_CARD, cardNumber: '4000002500003155' };

const USER = {
  name: 'test-user',
  text: `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values ($1::uuid, $1::text || '@example.com', 'Pat', 'Person', $2, $1::text, now(), now())`,
};
const JOB = {
  name: 'test-job',
  text: `insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
    values ($1, $2, 'Framer', 'Builders', 'Frames', 'Austin, TX', '$25/hour', 'full-time', now(), now())`,
};
const REFERRAL = {
  name: 'test-referral',
  text: `insert into referrals (id, job_id, employer_id, referrer_id, worker_name, worker_phone, source, bonus_cents,
      payout_schedule, created_at, updated_at)
    values ($1::uuid, $2, $3, $4, 'Wren Worker', '+1512' || right($1::text, 12), 'referral', 50000, '[]', now(), now())`,
};

const AT_PROVIDER = {
  name: 'test-at-provider',
  text: `select coalesce(sum(i.amount_cents), 0)::float8 as taken,
      coalesce(sum((select sum(r.amount_cents) from sandbox_refunds r where r.payment_intent_id = i.id)), 0)::float8
        as returned
    from sandbox_customers c join sandbox_payment_intents i on i.customer_id = c.id and i.status = 'succeeded'
    where c.reference = $1`,
};
const IN_BOOKS = {
  name: 'test-in-ledger',
  text: `select coalesce(sum(p.amount_cents), 0)::float8 as taken,
      coalesce(sum((select sum(r.amount_cents) from refunds r where r.payment_id = p.id and r.status = 'settled')), 0)
        ::float8 as returned
    from payments p where p.employer_id = $1::uuid and p.status = 'succeeded'`,
};
const BONUSES = {
  name: 'test-bonuses',
  text: `select coalesce(sum(amount_cents - refunded_cents), 0)::float8 as cents from obligations
    where referral_id = $1 and kind = 'bonus' and state in ('committed', 'delivered')`,
};

interface BillingOptions {
  /** The sandbox answers first, and delivers its events with the waiting tasks. */
  readonly lateEvents?: boolean;
  /** Used instead of the sandbox. */
  readonly provider?: PaymentProvider | null;
  /** The tax service; none by default. */
  readonly tax?: TaxCalculator;
}

/** Billing on its own database with the sandbox provider, a manual clock, and tasks run on demand. */
export class BillingFixture {
  readonly platform: BillingPlatform;
  readonly outside: BillingOutside;
  readonly wired: ReturnType<typeof wireBilling>;
  readonly work = new InMemoryTaskQueue();
  now = new Date(TEST_NOW);
  private readonly losses = { left: 0 };
  private readonly close: () => Promise<void>;

  private constructor(orm: Orm, options: BillingOptions, close: () => Promise<void>) {
    const sql = new Sql(orm);
    this.platform = {
      settings: readSettings({ NODE_ENV: 'test', SESSION_KEYS: 'for-tests' }),
      log: pino({ level: 'silent' }),
      clock: { now: () => this.now },
      orm,
      sql,
      unitOfWork: new MikroUnitOfWork(orm),
      events: this.work,
      taskQueue: this.work,
      callEffects: new SqlCallEffects(sql),
      fieldCipher: new AesFieldCipher([TEST_FIELD_KEY]),
      printing: new PrintingThreads(),
      audit: { record: async () => undefined },
    };
    this.outside = { platform: this.platform, ...otherContexts(sql) };
    this.wired = this.wire(options);
    this.close = close;
  }

  static async open(options: BillingOptions = {}): Promise<BillingFixture> {
    const database = await createTestDatabase();
    const orm = await connectOrm({
      url: database.url,
      entities: billing.entities,
      poolSize: 12,
      limits: PATIENT_LIMITS,
    });
    return new BillingFixture(orm, options, async () => {
      await orm.close(true);
      await database.drop();
    });
  }

  private wire({ lateEvents = false, provider = null, tax }: BillingOptions): ReturnType<typeof wireBilling> {
    const { sql, clock } = this.platform;
    const late = () => new LateSandboxEvents(new SandboxStore(sql), this.work, clock, this.webhookSecret);
    const sandbox = wireSandbox(this.platform, lateEvents ? late() : undefined);
    const usual = billingProviders(this.platform, sandbox);
    return wireBilling(this.outside, sandbox, {
      ...usual,
      payments: flakyPaymentProvider(provider ?? usual.payments, this.losses),
      tax: tax ?? usual.tax,
    });
  }

  get sql(): Sql {
    return this.platform.sql;
  }

  get unitOfWork(): UnitOfWork {
    return this.platform.unitOfWork;
  }

  get parts(): ReturnType<typeof wireBilling>['parts'] {
    return this.wired.parts;
  }

  get sandbox(): Sandbox {
    return this.wired.sandbox;
  }

  get webhookSecret(): string {
    return sandboxSecret(this.platform.settings.sessionKeys);
  }

  get billing(): Billing {
    return this.wired.billing;
  }

  async user(userType: 'employer' | 'referrer'): Promise<UserId> {
    const id = newId<'user'>();
    await this.sql.rows(USER, [id, userType]);
    return id;
  }

  /** A referral with a bonus of $500. */
  async referral(people: { employerId?: UserId; referrerId?: UserId | null } = {}): Promise<ReferralMoney> {
    const employerId = people.employerId ?? (await this.user('employer'));
    const referrerId = people.referrerId === undefined ? await this.user('referrer') : people.referrerId;
    const [jobId, referralId] = [newId<'job'>(), newId<'referral'>()];
    await this.sql.rows(JOB, [jobId, employerId]);
    await this.sql.rows(REFERRAL, [referralId, jobId, employerId, referrerId]);
    const payoutSchedule = PayoutSchedule.standard.terms;
    return { referralId, jobId, employerId, referrerId, bonus: Money.ofDollars(500), payoutSchedule };
  }

  /** Locks the referral, then moves its money, like hiring. */
  inReferral<T>(referralId: ReferralId, act: (billing: Billing) => Promise<T>): Promise<T> {
    return this.unitOfWork.transaction(async () => {
      await this.outside.bonusRecord.lockReferral(referralId);
      return act(this.billing);
    });
  }

  async pay(paymentId: string | null, card = SUCCEEDING_CARD): Promise<string> {
    return this.sandbox.confirm.run({
      ...card,
      ...(await this.asked(paymentId)),
      authenticate: false,
    });
  }

  /** Pays from a bank account, which takes four days. */
  async debit(paymentId: string | null, accountNumber: string): Promise<string> {
    const account = { routingNumber: SANDBOX_BANK.routingNumber, accountNumber };
    return this.sandbox.confirm.debit({ ...account, ...(await this.asked(paymentId)) });
  }

  private async asked(paymentId: string | null) {
    const view = await this.billing.present(paymentId === null ? null : asId(paymentId));
    const payment = await this.parts.reader.payment(asId(view.id ?? ''));
    const [id, clientSecret] = [view.paymentIntentId ?? '', view.clientSecret ?? ''];
    return { id, clientSecret, userId: asId<'user'>(payment?.employerId ?? '') };
  }

  /** Loses the provider's next answers: it acts on every other request, and ignores the rest. */
  loseAnswers(count: number): void {
    this.losses.left = count;
  }

  /** Pays like a browser with an old page of the payment, in any state. */
  async payAnyhow(paymentId: PaymentId, card = SUCCEEDING_CARD): Promise<void> {
    await this.billing.present(paymentId);
    const payment = await this.parts.reader.payment(paymentId);
    if (!payment?.providerPaymentId) return;
    await this.sandbox.confirm.run({
      ...card,
      id: payment.providerPaymentId,
      clientSecret: payment.clientSecret ?? '',
      userId: payment.employerId,
      authenticate: true,
    });
  }

  /** Cents that the provider took from an employer and refunded. */
  atProvider({ employerId }: ReferralMoney): Promise<unknown> {
    return this.sql.row(AT_PROVIDER, [employerId]);
  }

  /** The same according to the payments. */
  inBooks({ employerId }: ReferralMoney): Promise<unknown> {
    return this.sql.row(IN_BOOKS, [employerId]);
  }

  async bonusesCharged({ referralId }: ReferralMoney): Promise<number> {
    return (await this.sql.row<{ cents: number }>(BONUSES, [referralId]))?.cents ?? 0;
  }

  /** Runs waiting tasks and due work. */
  async settle(): Promise<void> {
    await this.work.runTasks(this.wired.taskHandlers);
  }

  async advance(hours: number): Promise<void> {
    this.now = addHours(this.now, hours);
    for (const due of this.wired.dueWork) {
      while ((await due.run()) > 0);
    }
    await this.settle();
  }

  check(): Promise<LedgerReport> {
    return this.wired.ledgerCheck.run();
  }

  stop(): Promise<void> {
    return this.close();
  }
}
