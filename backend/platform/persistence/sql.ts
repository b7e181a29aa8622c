import type { MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { replicaOfCall } from './replicas/replica-of-call.ts';
import { transactionEm } from './transaction-em.ts';

/** A named statement is planned once per connection; frequent reads depend on it. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type SqlRow = Record<string, unknown>;

/**
 * Parameterized SQL on the ORM's own pool. Inside a transaction, it runs on the transaction's connection and
 * sees its flushed changes. Outside, it takes any connection and uses a named, prepared statement; in a call
 * that may read from a replica, one of the replica (see `Replicas`).
 */
export class Sql {
  private readonly orm: MikroORM;
  private pool: Pool | null = null;

  constructor(orm: MikroORM) {
    this.orm = orm;
  }

  /** The connection of the running transaction, for libraries that write their own rows in it. */
  transaction(): Kysely<unknown> | undefined {
    return this.orm.em.getTransactionContext<Kysely<unknown>>();
  }

  /** (tx) Writes the changes of entities and forgets them: later code in the transaction loads its own. */
  async startFresh(): Promise<void> {
    const em = transactionEm(this.orm);
    await em.flush();
    em.clear();
  }

  async rows<Row = SqlRow>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const transaction = this.transaction();
    if (transaction) {
      const result = await transaction.executeQuery<Row>(CompiledQuery.raw(statement.text, [...values]));
      return result.rows;
    }
    const query = { name: statement.name, text: statement.text, values: [...values] };
    const replica = replicaOfCall.get();
    if (replica?.pool) {
      try {
        return (await replica.pool.query(query)).rows as Row[];
      } catch {
        // It writes, conflicts with changes that arrive, or the replica is away. The primary has the answer,
        // and the rest of the call must see what this statement may write.
        replica.pool = null;
      }
    }
    this.pool ??= await this.orm.em.getConnection().getNativeClient();
    return (await this.pool.query(query)).rows as Row[];
  }

  async row<Row = SqlRow>(statement: Statement, values: readonly unknown[] = []): Promise<Row | null> {
    const [first] = await this.rows<Row>(statement, values);
    return first ?? null;
  }
}
