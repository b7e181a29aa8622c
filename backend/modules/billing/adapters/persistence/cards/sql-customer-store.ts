import { asId, newId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { PendingAccount, ProviderCard } from '#modules/billing/application/provider/payment-provider.ts';
import type { CustomerStore, RemovedCard } from '#modules/billing/application/ports.ts';

const CUSTOMER = {
  name: 'billing-customer',
  text: `select provider_customer_id as id from billing_customers where user_id = $1 and provider = $2`,
};
const USER = {
  name: 'billing-customer-user',
  text: `select user_id as id from billing_customers where provider_customer_id = $1 and provider = $2`,
};
const SAVE_CUSTOMER = {
  name: 'billing-customer-keep',
  text: `insert into billing_customers (user_id, provider, provider_customer_id, created_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
};
const DEFAULT_CARD = {
  name: 'payment-method-default',
  text: `select provider_method_id as id from payment_methods where user_id = $1 and provider = $2 and pending_setup_id is null
    order by chosen_at desc, id desc limit 1`,
};
// The first card is the default one. A new card becomes the default only by choice, and is listed right after
// it until then.
const ADD_CARD = {
  name: 'payment-method-add-chosen',
  text: `insert into payment_methods
      (id, user_id, provider, provider_method_id, type, brand, last4, exp_month, exp_year, created_at, chosen_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce((select max(m.chosen_at) - interval '1 millisecond'
      from payment_methods m where m.user_id = $2 and m.provider = $3 and m.pending_setup_id is null), $10))
    on conflict (provider_method_id, provider) do update
      set pending_setup_id = null, verify_url = null, chosen_at = excluded.chosen_at
      where payment_methods.pending_setup_id is not null`,
};
const ADD_PENDING = {
  name: 'payment-method-add-pending',
  text: `insert into payment_methods
      (id, user_id, provider, provider_method_id, type, brand, last4, created_at, chosen_at, pending_setup_id, verify_url)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10)
    on conflict do nothing`,
};
const DROP_PENDING = {
  name: 'payment-method-drop-pending',
  text: `delete from payment_methods where pending_setup_id = $1`,
};
const REFRESH_CARD = {
  name: 'payment-method-refresh',
  text: `update payment_methods set brand = $3, last4 = $4, exp_month = $5, exp_year = $6
    where provider_method_id = $1 and provider = $2`,
};
const CHOOSE_CARD = {
  name: 'payment-method-choose',
  text: `update payment_methods set chosen_at = greatest($3, (select max(m.chosen_at) + interval '1 millisecond'
      from payment_methods m where m.user_id = $1))
    where user_id = $1 and id = $2 and pending_setup_id is null returning id`,
};
const REMOVE_CARD = {
  name: 'payment-method-remove',
  text: `delete from payment_methods where user_id = $1 and id = $2 returning provider, provider_method_id as "cardId"`,
};

export class SqlCustomerStore implements CustomerStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async customerOf(userId: UserId, provider: string): Promise<string | null> {
    return (await this.sql.row<{ id: string }>(CUSTOMER, [userId, provider]))?.id ?? null;
  }

  async userOf(customerId: string, provider: string): Promise<UserId | null> {
    const row = await this.sql.row<{ id: string }>(USER, [customerId, provider]);
    return row && asId(row.id);
  }

  async saveCustomer(userId: UserId, provider: string, customerId: string, at: Date): Promise<void> {
    await this.sql.rows(SAVE_CUSTOMER, [userId, provider, customerId, at]);
  }

  async defaultCard(userId: UserId, provider: string): Promise<string | null> {
    return (await this.sql.row<{ id: string }>(DEFAULT_CARD, [userId, provider]))?.id ?? null;
  }

  async addCard(userId: UserId, provider: string, card: ProviderCard, at: Date): Promise<void> {
    const { id, type, brand, last4, expMonth, expYear } = card;
    const values = [newId(), userId, provider, id, type, brand, last4, expMonth, expYear, at];
    await this.sql.rows(ADD_CARD, values);
  }

  async addPending(
    userId: UserId,
    provider: string,
    account: ProviderCard,
    setup: PendingAccount & { readonly id: string },
    at: Date,
  ): Promise<void> {
    const { id, type, brand, last4 } = account;
    const values = [newId(), userId, provider, id, type, brand, last4, at, setup.id, setup.verifyUrl];
    await this.sql.rows(ADD_PENDING, values);
  }

  async dropPending(setupId: string): Promise<void> {
    await this.sql.rows(DROP_PENDING, [setupId]);
  }

  async refreshCard(provider: string, card: ProviderCard): Promise<void> {
    const { id, brand, last4, expMonth, expYear } = card;
    await this.sql.rows(REFRESH_CARD, [id, provider, brand, last4, expMonth, expYear]);
  }

  async chooseCard(userId: UserId, id: string, at: Date): Promise<boolean> {
    return (await this.sql.row(CHOOSE_CARD, [userId, id, at])) !== null;
  }

  removeCard(userId: UserId, id: string): Promise<RemovedCard | null> {
    return this.sql.row<RemovedCard>(REMOVE_CARD, [userId, id]);
  }
}
