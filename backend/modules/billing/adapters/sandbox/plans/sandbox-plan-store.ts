import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { PaidPlan } from '#contract/billing/vocabulary/plans/plans.ts';
import { sandboxId } from '../sandbox-names.ts';
import * as statements from './sandbox-plan-statements.ts';

export interface SandboxSubscription {
  readonly id: string;
  readonly reference: string;
  readonly customerId: string;
  readonly cardId: string;
  /** The plan of the next period. */
  readonly plan: PaidPlan;
  readonly status: 'active' | 'past_due' | 'canceled';
  readonly anchorAt: Date;
  /** The number of started periods. */
  readonly months: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
}

export interface SandboxInvoice {
  readonly id: string;
  readonly subscriptionId: string;
  readonly plan: PaidPlan;
  readonly reason: 'first' | 'renewal' | 'change';
  readonly status: 'open' | 'paid' | 'void';
  readonly amountCents: number;
  readonly tries: number;
  readonly nextTryAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly createdAt: Date;
}

type NewInvoice = Omit<SandboxInvoice, 'id' | 'status' | 'tries' | 'nextTryAt'> & { readonly key: string };

const INSTANTS = ['anchorAt', 'nextTryAt', 'periodStart', 'periodEnd', 'createdAt'];

/** (tx) The embedded provider's own plans; read rows stay locked until the transaction ends. */
export class SandboxPlanStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(wanted: {
    reference: string;
    customerId: string;
    cardId: string;
    plan: PaidPlan;
    at: Date;
    periodEnd: Date;
  }): Promise<{ subscription: SandboxSubscription; isNew: boolean }> {
    const { reference, customerId, cardId, plan, at, periodEnd } = wanted;
    const values = [sandboxId('sub'), reference, customerId, cardId, plan, at, periodEnd];
    const isNew = (await this.sql.row(statements.SUBSCRIPTION_ADD, values)) !== null;
    const subscription = await this.read<SandboxSubscription>(
      statements.SUBSCRIPTION_BY_REFERENCE,
      reference,
    );
    return { subscription: found(subscription), isNew };
  }

  subscription(id: string): Promise<SandboxSubscription | null> {
    return this.read<SandboxSubscription>(statements.SUBSCRIPTION, id);
  }

  /** The longest due first; none is locked. */
  async allDue(now: Date, limit: number): Promise<readonly string[]> {
    return idsOf(await this.sql.rows<{ id: string }>(statements.SUBSCRIPTIONS_DUE, [now, limit]));
  }

  /** (tx) Null if it is no longer due. */
  due(id: string, now: Date): Promise<SandboxSubscription | null> {
    return this.read<SandboxSubscription>(statements.SUBSCRIPTION_DUE, id, now);
  }

  async change(
    of: SandboxSubscription,
    changes: Partial<Omit<SandboxSubscription, 'id' | 'reference' | 'customerId' | 'anchorAt'>>,
  ): Promise<SandboxSubscription> {
    const changed = { ...of, ...changes };
    const { id, plan, status, cardId, months, periodStart, periodEnd, cancelAtPeriodEnd } = changed;
    const values = [id, plan, status, cardId, months, periodStart, periodEnd, cancelAtPeriodEnd];
    await this.sql.rows(statements.SUBSCRIPTION_CHANGE, values);
    return changed;
  }

  /** The invoice of this key, and whether this call made it. */
  async addInvoice(invoice: NewInvoice): Promise<{ invoice: SandboxInvoice; isNew: boolean }> {
    const { key, subscriptionId, plan, reason, amountCents, periodStart, periodEnd, createdAt } = invoice;
    const what = [sandboxId('in'), key, subscriptionId, plan, reason, amountCents];
    const values = [...what, periodStart, periodEnd, createdAt];
    const isNew = (await this.sql.row(statements.INVOICE_ADD, values)) !== null;
    return { invoice: found(await this.read<SandboxInvoice>(statements.INVOICE_BY_KEY, key)), isNew };
  }

  invoice(id: string): Promise<SandboxInvoice | null> {
    return this.read<SandboxInvoice>(statements.INVOICE, id);
  }

  newestInvoice(subscriptionId: string): Promise<SandboxInvoice | null> {
    return this.read<SandboxInvoice>(statements.INVOICE_NEWEST, subscriptionId);
  }

  async intentOf(invoiceId: string): Promise<string | null> {
    return (await this.read<{ id: string }>(statements.INTENT_OF, invoiceId))?.id ?? null;
  }

  async invoiceOf(intentId: string): Promise<string | null> {
    return (await this.read<{ id: string | null }>(statements.INVOICE_OF, intentId))?.id ?? null;
  }

  async allDueInvoices(now: Date, limit: number): Promise<readonly string[]> {
    return idsOf(await this.sql.rows<{ id: string }>(statements.INVOICES_DUE, [now, limit]));
  }

  /** (tx) */
  dueInvoice(id: string, now: Date): Promise<SandboxInvoice | null> {
    return this.read<SandboxInvoice>(statements.INVOICE_DUE, id, now);
  }

  async changeInvoice(
    of: SandboxInvoice,
    changes: Partial<Pick<SandboxInvoice, 'status' | 'tries' | 'nextTryAt'>>,
  ): Promise<SandboxInvoice> {
    const changed = { ...of, ...changes };
    const values = [changed.id, changed.status, changed.tries, changed.nextTryAt];
    await this.sql.rows(statements.INVOICE_CHANGE, values);
    return changed;
  }

  async voidInvoices(subscriptionId: string): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(statements.INVOICES_VOID, [subscriptionId]);
    return rows.map(({ id }) => id);
  }

  private async read<Row>(statement: Statement, ...values: readonly unknown[]): Promise<Row | null> {
    const row = await this.sql.row<Record<string, unknown>>(statement, values);
    return row && (withDates(row) as Row);
  }
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

function withDates(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const dates = INSTANTS.filter((name) => typeof row[name] === 'string');
  return { ...row, ...Object.fromEntries(dates.map((name) => [name, new Date(String(row[name]))])) };
}

function found<T>(row: T | null): T {
  if (row === null) throw new Error('The sandbox lost what it has just written');
  return row;
}
