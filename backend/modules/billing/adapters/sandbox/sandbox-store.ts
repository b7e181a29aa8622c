import type { Sql } from '#platform/persistence/sql.ts';
import type { BalanceTransaction } from '../../application/provider/balance-transaction.ts';
import type { BankBehavior, CardBehavior } from './cards/sandbox-card.ts';
import { sandboxId } from './sandbox-names.ts';
import * as statements from './sandbox-statements.ts';

export interface SandboxIntent {
  readonly id: string;
  readonly customerId: string;
  readonly amountCents: number;
  readonly status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  readonly clientSecret: string;
  readonly failureCode: string | null;
  readonly failureMessage: string | null;
  readonly paymentId: string | null;
  /** The last attempt's card or account. */
  readonly behavior: CardBehavior | BankBehavior | null;
  readonly keptCardId: string | null;
  /** The saved card whose bank requires its owner's confirmation. */
  readonly requestedCardId: string | null;
}

interface IntentChange {
  readonly status: SandboxIntent['status'];
  readonly failureCode?: string;
  readonly failureMessage?: string;
  readonly behavior?: CardBehavior | BankBehavior;
  readonly keptCardId?: string | null;
  readonly requestedCardId?: string;
  /** The time of the bank's next action; absent if there is none. */
  readonly bankActsAt?: Date;
}

export interface SandboxSetup {
  readonly id: string;
  readonly customerId: string;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  readonly clientSecret: string;
  readonly cardId: string | null;
  /** A bank account that is not verified yet. */
  readonly isPending: boolean;
}

export interface SandboxRefund {
  readonly id: string;
  readonly amountCents: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly refundId: string | null;
  readonly paymentIntentId: string;
}

export interface SandboxMethod {
  readonly id: string;
  readonly type: 'card' | 'bank';
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number | null;
  readonly expYear: number | null;
  readonly behavior: CardBehavior | BankBehavior;
  /** Removed by its owner, or never saved. */
  readonly detached: boolean;
}

export interface SandboxEvent {
  readonly id: string;
  readonly type: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly created: number;
}

export interface SandboxBalanceLine extends Omit<BalanceTransaction, 'createdAt'> {
  readonly secondsAgo: number;
}

/** The embedded provider's own rows. */
export class SandboxStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async customer(reference: string): Promise<string> {
    await this.sql.rows(statements.CUSTOMER_ADD, [sandboxId('cus'), reference]);
    return this.one<{ id: string }>(statements.CUSTOMER, reference).then(({ id }) => id);
  }

  async referenceOf(customerId: string): Promise<string> {
    return (await this.one<{ reference: string }>(statements.CUSTOMER_REFERENCE, customerId)).reference;
  }

  /** The intent of this payment, and whether this call made it. */
  async addIntent(intent: {
    paymentId: string;
    customerId: string;
    amountCents: number;
  }): Promise<{ intent: SandboxIntent; isNew: boolean }> {
    const id = sandboxId('pi');
    const { paymentId, customerId, amountCents } = intent;
    const metadata = JSON.stringify({ paymentId });
    const values = [id, paymentId, customerId, amountCents, `${id}_secret_${sandboxId('s')}`, metadata];
    const isNew = (await this.sql.row(statements.INTENT_ADD, values)) !== null;
    return { intent: await this.one<SandboxIntent>(statements.INTENT_BY_KEY, paymentId), isNew };
  }

  /** Locks it until the transaction ends, if there is one. */
  intent(id: string): Promise<SandboxIntent | null> {
    return this.sql.row<SandboxIntent>(statements.INTENT, [id]);
  }

  async changeIntent(id: string, change: IntentChange): Promise<void> {
    const { status, failureCode = null, failureMessage = null, behavior = null } = change;
    const { keptCardId = null, requestedCardId = null, bankActsAt = null } = change;
    const values = [
      id,
      status,
      failureCode,
      failureMessage,
      behavior,
      keptCardId,
      requestedCardId,
      bankActsAt,
    ];
    await this.sql.rows(statements.INTENT_CHANGE, values);
  }

  /** (tx) Locks the intents. */
  async intentsAtBanks(until: Date): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(statements.INTENTS_AT_BANKS, [until]);
    return rows.map(({ id }) => id);
  }

  /** (tx) Null if another worker handles it. */
  intentAtBank(id: string, until: Date): Promise<SandboxIntent | null> {
    return this.sql.row<SandboxIntent>(statements.INTENT_AT_BANK, [id, until]);
  }

  async addSetup(customerId: string): Promise<SandboxSetup> {
    const id = sandboxId('seti');
    await this.sql.rows(statements.SETUP_ADD, [id, customerId, `${id}_secret_${sandboxId('s')}`]);
    return this.one<SandboxSetup>(statements.SETUP, id);
  }

  setup(id: string): Promise<SandboxSetup | null> {
    return this.sql.row<SandboxSetup>(statements.SETUP, [id]);
  }

  /** @param bankActsAt when its account is verified; null if nothing more happens automatically */
  async changeSetup(
    id: string,
    status: SandboxSetup['status'],
    cardId: string | null,
    bankActsAt: Date | null = null,
  ): Promise<void> {
    await this.sql.rows(statements.SETUP_CHANGE, [id, status, cardId, bankActsAt]);
  }

  /** (tx) Locks the setups. */
  async setupsAtBanks(until: Date): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(statements.SETUPS_AT_BANKS, [until]);
    return rows.map(({ id }) => id);
  }

  /** (tx) Null if another worker handles it. */
  setupAtBank(id: string, until: Date): Promise<SandboxSetup | null> {
    return this.sql.row<SandboxSetup>(statements.SETUP_AT_BANK, [id, until]);
  }

  /** @param isVerified false: it becomes the customer's only through `attachMethod` */
  async addMethod(
    customerId: string,
    method: Omit<SandboxMethod, 'id' | 'type' | 'detached'> & { readonly type?: SandboxMethod['type'] },
    isVerified = true,
  ): Promise<string> {
    const id = sandboxId('pm');
    const { last4, behavior, brand, expMonth, expYear, type = 'card' } = method;
    const values = [id, customerId, last4, behavior, brand, expMonth, expYear, type, !isVerified];
    await this.sql.rows(statements.METHOD_ADD, values);
    return id;
  }

  async attachMethod(id: string): Promise<void> {
    await this.sql.rows(statements.METHOD_ATTACH, [id]);
  }

  method(id: string): Promise<SandboxMethod | null> {
    return this.sql.row<SandboxMethod>(statements.METHOD, [id]);
  }

  methods(customerId: string): Promise<SandboxMethod[]> {
    return this.sql.rows<SandboxMethod>(statements.METHODS, [customerId]);
  }

  async detachMethod(id: string): Promise<void> {
    await this.sql.rows(statements.METHOD_DETACH, [id]);
  }

  async addRefund(
    refund: { refundId: string; paymentIntentId: string; amountCents: number },
    at: Date,
  ): Promise<{ refund: SandboxRefund; isNew: boolean }> {
    const { refundId, paymentIntentId, amountCents } = refund;
    const metadata = JSON.stringify({ refundId });
    const values = [sandboxId('re'), refundId, paymentIntentId, amountCents, metadata, at];
    const isNew = (await this.sql.row(statements.REFUND_ADD, values)) !== null;
    return { refund: await this.one<SandboxRefund>(statements.REFUND_BY_KEY, refundId), isNew };
  }

  refund(id: string): Promise<SandboxRefund | null> {
    return this.sql.row<SandboxRefund>(statements.REFUND, [id]);
  }

  refundOf(refundId: string): Promise<SandboxRefund | null> {
    return this.sql.row<SandboxRefund>(statements.REFUND_BY_KEY, [refundId]);
  }

  /** Refunds made until then to a closed card. */
  async refundsToSendBack(until: Date): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(statements.REFUNDS_TO_SEND_BACK, [until]);
    return rows.map(({ id }) => id);
  }

  async sendRefundBack(id: string): Promise<boolean> {
    return (await this.sql.row(statements.REFUND_SEND_BACK, [id])) !== null;
  }

  async addTransfer(transfer: {
    transferId: string;
    destination: string;
    amountCents: number;
  }): Promise<{ id: string; amountCents: number }> {
    const { transferId, destination, amountCents } = transfer;
    await this.sql.rows(statements.TRANSFER_ADD, [sandboxId('tr'), transferId, destination, amountCents]);
    return this.one(statements.TRANSFER_BY_KEY, transferId);
  }

  transferOf(transferId: string): Promise<{ id: string; amountCents: number } | null> {
    return this.sql.row(statements.TRANSFER_BY_KEY, [transferId]);
  }

  async addEvent(type: string, objectType: string, objectId: string): Promise<string> {
    const id = sandboxId('evt');
    await this.sql.rows(statements.EVENT_ADD, [id, type, objectType, objectId]);
    return id;
  }

  eventsOf(secondsBack: number, after: string | null, limit: number): Promise<SandboxEvent[]> {
    return this.sql.rows<SandboxEvent>(statements.EVENTS, [secondsBack, after, limit]);
  }

  balanceOf(secondsBack: number, after: string | null, limit: number): Promise<SandboxBalanceLine[]> {
    return this.sql.rows<SandboxBalanceLine>(statements.BALANCE, [secondsBack, after, limit]);
  }

  undelivered(id: string): Promise<SandboxEvent | null> {
    return this.sql.row<SandboxEvent>(statements.EVENT_UNDELIVERED, [id]);
  }

  async markDelivered(id: string): Promise<void> {
    await this.sql.rows(statements.EVENT_DELIVERED, [id]);
  }

  private async one<Row>(statement: { name: string; text: string }, key: string): Promise<Row> {
    const row = await this.sql.row<Row>(statement, [key]);
    if (!row) throw new Error(`The sandbox lost ${statement.name} ${key}`);
    return row;
  }
}
