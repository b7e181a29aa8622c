import { AsyncLocalStorage } from 'node:async_hooks';
import { PROVIDERS } from '#modules/billing/adapters/billing.tokens.ts';
import type { PayoutProvider } from '#modules/billing/application/payouts/payout-provider.ts';
import type { SubscriptionProvider } from '#modules/billing/application/plans/subscription-provider.ts';
import type { PaymentProvider } from '#modules/billing/application/provider/payment-provider.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { EVENT_CONSUMERS, TASK_HANDLERS, UNIT_OF_WORK } from '#platform/tokens.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

const PAYMENT_CALLS = [
  'ensureCustomer',
  'createPaymentIntent',
  'retrievePaymentIntent',
  'cancelPaymentIntent',
  'createRefund',
  'retrieveRefund',
  'findRefund',
  'retrieveSetupIntent',
  'retrieveDispute',
  'listEvents',
  'listBalance',
] as const satisfies readonly (keyof PaymentProvider)[];
const PLAN_CALLS = [
  'start',
  'switchPlan',
  'cancelAtPeriodEnd',
  'useCard',
  'endUnpaid',
  'pay',
  'subscription',
  'invoice',
] as const satisfies readonly (keyof SubscriptionProvider)[];
const PAYOUT_CALLS = [
  'transfer',
  'payOut',
  'retrievePayout',
  'takeBack',
] as const satisfies readonly (keyof PayoutProvider)[];

/** Releases tasks taken from the queues and calls whose keys no living process answers for. */
const AFTERMATH = [
  {
    name: 'test-free-tasks',
    text: `update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`,
  },
  {
    name: 'test-free-calls',
    text: `update idempotent_calls set leased_until = now() - interval '1 second' where status is null`,
  },
];
const WRITES = /^\s*(?:insert|update|delete|with)\b/i;

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

/**
 * The process of the product, which dies between two of its steps: before or after a transaction commits,
 * before the provider gets a request or before its answer is stored, before a task is marked as done. A dead
 * process does nothing: no statement, no request, no repair in code that catches the failure.
 */
export class CrashingProcess {
  private readonly app: TestApplication;
  private readonly inTransaction = new AsyncLocalStorage<true>();
  private left = 0;
  private isDead = false;
  /** How often it has died, since the beginning. */
  deaths = 0;

  constructor(app: TestApplication) {
    this.app = app;
    const { application } = app;
    this.guardTransactions(application.get(UNIT_OF_WORK));
    this.guardStatements(application.sql);
    const { payments, plans, payouts } = application.get(PROVIDERS);
    this.guard(payments, PAYMENT_CALLS);
    this.guard(plans, PLAN_CALLS);
    this.guard(payouts, PAYOUT_CALLS);
    for (const handler of application.all(TASK_HANDLERS)) this.guard(handler, ['handle']);
    for (const consumer of application.all(EVENT_CONSUMERS)) this.guard(consumer, ['handle']);
  }

  get dead(): boolean {
    return this.isDead;
  }

  /** It dies at this step from now on; the first is 1. */
  dieAt(step: number): void {
    this.left = step;
  }

  /** Cancels the planned death. */
  spare(): void {
    this.left = 0;
  }

  /** Starts another process on the same database. False if none was needed. */
  async restart(): Promise<boolean> {
    const wasDead = this.isDead;
    this.isDead = false;
    this.spare();
    for (const statement of AFTERMATH) await this.app.application.sql.rows(statement);
    return wasDead;
  }

  private step(): void {
    this.assertAlive();
    if (this.left === 0) return;
    this.left -= 1;
    if (this.left > 0) return;
    this.isDead = true;
    this.deaths += 1;
    this.assertAlive();
  }

  private assertAlive(): void {
    if (this.isDead) throw new Error('The process is dead');
  }

  private guardTransactions(unitOfWork: UnitOfWork): void {
    const begin = unitOfWork.transaction.bind(unitOfWork);
    unitOfWork.transaction = async (work) => {
      this.assertAlive();
      if (this.inTransaction.getStore()) return begin(work);
      const done = await begin(() =>
        this.inTransaction.run(true, async () => {
          const result = await work();
          this.step();
          return result;
        }),
      );
      this.step();
      return done;
    };
  }

  private guardStatements(sql: Sql): void {
    const rows = sql.rows.bind(sql);
    sql.rows = async <Row>(statement: { name: string; text: string }, values?: readonly unknown[]) => {
      this.assertAlive();
      const found = await rows<Row>(statement, values);
      const isStep = WRITES.test(statement.text) && !statement.name.startsWith('session');
      if (isStep && !this.inTransaction.getStore()) this.step();
      return found;
    };
  }

  private guard<Name extends string>(owner: Record<Name, Calls[string]>, names: readonly Name[]): void {
    for (const name of names) {
      const call = owner[name].bind(owner) as (...given: unknown[]) => Promise<unknown>;
      const guarded = async (...given: unknown[]): Promise<unknown> => {
        this.step();
        const answer = await call(...given);
        this.step();
        return answer;
      };
      Object.assign(owner, { [name]: guarded });
    }
  }
}
