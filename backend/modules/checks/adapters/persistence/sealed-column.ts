import type { FieldCipher, FieldPlace, SealedFields } from '#kernel/field-cipher.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';

/** The prefix of every encrypted value. Plain values are older, and the next change of keys encrypts them. */
const SEALED = /^v\d\.[\da-f]{8}\./;
const AT_ONCE = 100;

export interface SealedColumnStatements {
  /** `$1` is the row. */
  readonly load: Statement;
  /** `$2` is the sealed text; null if nothing is stored. */
  readonly store: Statement;
  /** `$1` is the prefix of values under the first key, `$2` their maximum number; locks them. */
  readonly older: Statement;
}

interface SealedColumnNeeds {
  readonly sql: Sql;
  readonly cipher: FieldCipher;
  readonly table: string;
  readonly column: string;
  readonly statements: SealedColumnStatements;
}

/** A column of encrypted values, each bound to its row (rules.md#sealed-fields). */
export class SealedColumn<Value> implements SealedFields {
  private readonly needs: SealedColumnNeeds;

  constructor(needs: SealedColumnNeeds) {
    this.needs = needs;
  }

  get name(): string {
    return `${this.needs.table}.${this.needs.column}`;
  }

  async load(id: string): Promise<Value | null> {
    const row = await this.needs.sql.row<{ value: unknown }>(this.needs.statements.load, [id]);
    return row === null ? null : this.open(id, row.value);
  }

  async store(id: string, value: Value | null): Promise<void> {
    await this.needs.sql.rows(this.needs.statements.store, [
      id,
      value === null ? null : this.seal(id, value),
    ]);
  }

  /** Reads a value that a statement returned from the column. */
  open(id: string, stored: unknown): Value | null {
    const isSealed = typeof stored === 'string' && SEALED.test(stored);
    // Sealed values were written by `store`, and plain ones by older versions of it.
    return (isSealed ? JSON.parse(this.needs.cipher.open(stored, this.placeOf(id))) : stored) as Value | null;
  }

  async sealAnew(): Promise<number> {
    const values = [this.needs.cipher.currentPrefix, AT_ONCE];
    const rows = await this.needs.sql.rows<{ id: string; value: unknown }>(
      this.needs.statements.older,
      values,
    );
    for (const { id, value } of rows) await this.store(id, this.open(id, value));
    return rows.length;
  }

  private seal(id: string, value: Value): string {
    return this.needs.cipher.seal(JSON.stringify(value), this.placeOf(id));
  }

  private placeOf(row: string): FieldPlace {
    const { table, column } = this.needs;
    return { table, column, row };
  }
}
