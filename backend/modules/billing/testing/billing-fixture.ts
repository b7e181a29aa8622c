import 'reflect-metadata';
import { Container } from 'inversify';
import { pino } from 'pino';
import { addHours } from '#kernel/clock.ts';
import { asId, newId, type PaymentId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Token } from '#platform/container/token.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { SqlCallEffects } from '#platform/http/limits/sql-call-effects.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { AesFieldCipher } from '#platform/encryption/aes-field-cipher.ts';
import { TEST_NOW } from '#testing/fixtures/test-now.ts';
import { TEST_FIELD_KEY } from '#testing/fixtures/test-application.ts';
import { readSettings } from '#platform/settings.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import * as platform from '#platform/tokens.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import * as tokens from '../adapters/billing.tokens.ts';
import { TAX_CALCULATOR } from '../adapters/invoices.tokens.ts';
import { sandboxSecret } from '../adapters/sandbox/webhook-signature.ts';
import type { Billing, ReferralMoney } from '../application/billing.ts';
import type { TaxCalculator } from '../application/invoicing/tax-calculator.ts';
import type { PaymentProvider } from '../application/provider/payment-provider.ts';
import type { LedgerReport } from '../application/reporting/ledger-check.ts';
import { PayoutSchedule } from '../domain/payouts/payout-schedule.ts';
import { SANDBOX_BANK } from '../contract/index.ts';
import { billing } from '../index.ts';
import { Money } from '#kernel/money.ts';
import { flakyPaymentProvider } from './flaky-payment-provider.ts';
import { LateSandboxEvents } from './late-sandbox-events.ts';
import { InMemoryTaskQueue } from './in-memory-task-queue.ts';
import { SqlBonusRecord } from './sql-bonus-record.ts';

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
  readonly sql: Sql;
  readonly unitOfWork: UnitOfWork;
  readonly work = new InMemoryTaskQueue();
  now = new Date(TEST_NOW);
  private readonly losses = { left: 0 };
  private readonly container: Container;
  private readonly close: () => Promise<void>;

  private constructor(container: Container, sql: Sql, unitOfWork: UnitOfWork, close: () => Promise<void>) {
    this.container = container;
    this.sql = sql;
    this.unitOfWork = unitOfWork;
    this.close = close;
  }

  static async open({
    lateEvents = false,
    provider: given = null,
    tax,
  }: BillingOptions = {}): Promise<BillingFixture> {
    const database = await createTestDatabase();
    const orm = await connectOrm({ url: database.url, entities: billing.entities, poolSize: 12 });
    const [sql, container] = [new Sql(orm), new Container({ defaultScope: 'Singleton' })];
    const fixture = new BillingFixture(container, sql, new MikroUnitOfWork(orm), async () => {
      await orm.close(true);
      await database.drop();
    });
    const constant = <T>(as: Token<T>, value: T) => container.bind(as).toConstantValue(value);
    constant(platform.SETTINGS, readSettings({ NODE_ENV: 'test', SESSION_KEYS: 'for-tests' }));
    constant(platform.CLOCK, { now: () => fixture.now });
    constant(platform.ORM, orm);
    constant(platform.LOG, pino({ level: 'silent' }));
    constant(platform.SQL, sql);
    constant(platform.UNIT_OF_WORK, fixture.unitOfWork);
    constant(platform.EVENT_PUBLISHER, fixture.work);
    constant(platform.TASK_QUEUE, fixture.work);
    constant(platform.CALL_EFFECTS, new SqlCallEffects(sql));
    constant(platform.FIELD_CIPHER, new AesFieldCipher([TEST_FIELD_KEY]));
    constant(tokens.BONUS_RECORD, new SqlBonusRecord(sql));
    constant(tokens.REFERRAL_WORKER_NAMES, { workersOf: async () => new Map() });
    const silent = async () => undefined;
    constant(NOTIFIER, { notify: silent, text: silent, takeBack: silent });
    constant(ACCOUNT_READER, {
      account: async () => null,
      idByReferralCode: async () => null,
      person: async (id) => ({ ...PERSON, id }),
    });
    container.load(...billing.containers);
    if (lateEvents) {
      const late = new LateSandboxEvents(
        fixture.get(tokens.SANDBOX_STORE),
        fixture.work,
        fixture.get(platform.CLOCK),
        fixture.webhookSecret,
      );
      container.rebind(tokens.SANDBOX_EVENTS).toConstantValue(late);
    }
    if (tax) container.rebind(TAX_CALCULATOR).toConstantValue(tax);
    const provider = given ?? fixture.get(tokens.PAYMENT_PROVIDER);
    container.rebind(tokens.PAYMENT_PROVIDER).toConstantValue(flakyPaymentProvider(provider, fixture.losses));
    fixture.get(tokens.RECEIVE_EVENT);
    return fixture;
  }

  get<T>(what: Token<T>): T {
    return this.container.get<T>(what);
  }

  get webhookSecret(): string {
    return sandboxSecret(this.get(platform.SETTINGS).sessionKeys);
  }

  get billing(): Billing {
    return this.get(tokens.BILLING);
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

  /** As in hiring: locks the referral, then moves its money. */
  inReferral<T>(referralId: ReferralId, act: (billing: Billing) => Promise<T>): Promise<T> {
    return this.unitOfWork.transaction(async () => {
      await this.get(tokens.BONUS_RECORD).lockReferral(referralId);
      return act(this.billing);
    });
  }

  async pay(paymentId: string | null, card = SUCCEEDING_CARD): Promise<string> {
    return this.get(tokens.CONFIRM_SANDBOX).run({
      ...card,
      ...(await this.asked(paymentId)),
      authenticate: false,
    });
  }

  /** Pays from a bank account, which takes four days. */
  async debit(paymentId: string | null, accountNumber: string): Promise<string> {
    const account = { routingNumber: SANDBOX_BANK.routingNumber, accountNumber };
    return this.get(tokens.CONFIRM_SANDBOX).debit({ ...account, ...(await this.asked(paymentId)) });
  }

  private async asked(paymentId: string | null) {
    const view = await this.billing.present(paymentId === null ? null : asId(paymentId));
    const payment = await this.get(tokens.READER).payment(asId(view.id ?? ''));
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
    const payment = await this.get(tokens.READER).payment(paymentId);
    if (!payment?.providerPaymentId) return;
    await this.get(tokens.CONFIRM_SANDBOX).run({
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
    await this.work.runTasks(this.container.getAll(platform.TASK_HANDLERS));
  }

  async advance(hours: number): Promise<void> {
    this.now = addHours(this.now, hours);
    for (const due of this.container.getAll<{ run(): Promise<number> }>(platform.DUE_WORK)) {
      while ((await due.run()) > 0);
    }
    await this.settle();
  }

  check(): Promise<LedgerReport> {
    return this.get(tokens.LEDGER_CHECK).run();
  }

  stop(): Promise<void> {
    return this.close();
  }
}

const PERSON = {
  firstName: 'Pat',
  lastName: 'Person',
  email: 'pat@example.com',
  phone: null,
  userType: 'employer',
  language: 'en',
  latinName: null,
  companyName: null,
} as const;
