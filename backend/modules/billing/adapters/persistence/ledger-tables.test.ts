import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';

const TRANSACTION = `insert into ledger_transactions (id, kind, reference, occurred_at) values ($1, 'test', $2, now())`;
const ENTRY = `insert into ledger_entries (transaction_id, account, amount_cents) values ($1, $2, $3)`;

describe('the tables of the ledger', () => {
  let client: TestConnection['client'];
  let drop: TestConnection['drop'];

  beforeAll(async () => {
    ({ client, drop } = await connectTestDatabase());
  });
  afterAll(() => drop());

  async function post(reference: string, ...entries: readonly [string, number][]): Promise<void> {
    const id = newId();
    await client.query('begin');
    try {
      await client.query(TRANSACTION, [id, reference]);
      for (const [account, cents] of entries) await client.query(ENTRY, [id, account, cents]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }

  it('take what balances, once per reference', async () => {
    await post('first', ['a', -5], ['b', 5]);
    await expect(post('first', ['a', -5], ['b', 5])).rejects.toThrow(/ledger_transactions_reference/);
  });

  it('refuse what does not add up to zero, and a movement without two sides', async () => {
    await expect(post('one-sided', ['a', -5])).rejects.toThrow(/does not balance/);
    await expect(post('unbalanced', ['a', -5], ['b', 6])).rejects.toThrow(/does not balance/);
    await expect(post('empty')).rejects.toThrow(/does not balance/);
  });

  it.each([
    `update ledger_entries set amount_cents = 6`,
    `delete from ledger_entries`,
    `truncate ledger_entries`,
    `update ledger_transactions set kind = 'other'`,
    `delete from ledger_transactions`,
    `truncate ledger_transactions cascade`,
  ])('refuse `%s`', async (change) => {
    await post(change, ['a', -5], ['b', 5]);
    await expect(client.query(change)).rejects.toThrow(/only ever added to/);
  });
});
