import type { FieldCipher, SealedFields } from '#kernel/field-cipher.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { I9Entries } from '#modules/eligibility/application/ports.ts';
import type { I9Entry, I9EntryId, I9Numbers } from '#modules/eligibility/domain/form/i9-entry.ts';
import type { I9FormId } from '#modules/eligibility/domain/form/i9-record.ts';

type Sealed = Readonly<Record<string, string>>;
type Row = Omit<I9Entry, 'numbers' | 'at'> & { readonly sealed: Sealed; readonly at: string };

const TABLE = 'i9_entries';
const AT_ONCE = 100;

const ADD: Statement = {
  name: 'i9-entry-add',
  text: `insert into i9_entries
      (id, form_id, kind, at, data, sealed, reason, actor, user_id, signed_by, ip, user_agent)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};
const OF_FORM: Statement = {
  name: 'i9-entries-of-forms',
  text: `select id, form_id as "formId", kind, iso(at) as at, data, sealed, reason, actor, user_id as "userId",
      signed_by as by, ip, user_agent as "userAgent"
    from i9_entries where form_id = any ($1::uuid[]) order by at, id`,
};
const DESTROY: Statement = { name: 'i9-entries-destroy', text: `delete from i9_entries where form_id = $1` };
/** `$1` is how every value begins that rests under the first key. */
const UNDER_OLDER_KEYS: Statement = {
  name: 'i9-entries-under-older-keys',
  text: `select id, sealed from i9_entries where exists (
      select 1 from jsonb_each_text(sealed) as one where not starts_with(one.value, $1))
    order by id limit $2 for update`,
};
const SEAL_ANEW: Statement = {
  name: 'i9-entry-seal-anew',
  text: `update i9_entries set sealed = $2 where id = $1`,
};

/** Each number is sealed for itself, together with its name and its row. */
export class SqlI9Entries implements I9Entries, SealedFields {
  readonly name = 'Form I-9';
  private readonly sql: Sql;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.sql = sql;
    this.cipher = cipher;
  }

  async add(entry: I9Entry): Promise<void> {
    const { id, formId, kind, at, data, numbers, reason, actor, userId, by, ip, userAgent } = entry;
    const sealed = JSON.stringify(this.seal(id, numbers));
    const values = [
      id,
      formId,
      kind,
      at,
      JSON.stringify(data),
      sealed,
      reason,
      actor,
      userId,
      by,
      ip,
      userAgent,
    ];
    await this.sql.rows(ADD, values);
  }

  async of(formIds: readonly I9FormId[]): Promise<readonly I9Entry[]> {
    const rows = await this.sql.rows<Row>(OF_FORM, [formIds]);
    return rows.map(({ sealed, at, ...row }) => {
      // Kind and data were written together.
      const entry = { ...row, data: readable(row), at: new Date(at), numbers: this.open(row.id, sealed) };
      return entry as I9Entry;
    });
  }

  async destroy(formId: I9FormId): Promise<void> {
    await this.sql.rows(DESTROY, [formId]);
  }

  async sealAnew(): Promise<number> {
    const current = this.cipher.currentPrefix;
    const rows = await this.sql.rows<{ id: I9EntryId; sealed: Sealed }>(UNDER_OLDER_KEYS, [current, AT_ONCE]);
    for (const { id, sealed } of rows) {
      await this.sql.rows(SEAL_ANEW, [id, JSON.stringify(this.seal(id, this.open(id, sealed)))]);
    }
    return rows.length;
  }

  private seal(id: I9EntryId, numbers: I9Numbers): Sealed {
    const entries = Object.entries(numbers);
    return Object.fromEntries(
      entries.map(([name, number]) => [name, this.cipher.seal(number, placeOf(id, name))]),
    );
  }

  private open(id: I9EntryId, sealed: Sealed): I9Numbers {
    const entries = Object.entries(sealed);
    return Object.fromEntries(
      entries.map(([name, value]) => [name, this.cipher.open(value, placeOf(id, name))]),
    );
  }
}

/** An older supplement B has one `document` or null. */
function readable({ kind, data }: Pick<Row, 'kind' | 'data'>): unknown {
  if (kind !== 'supplement_b' || !('document' in data)) return data;
  const { document, ...rest } = data;
  return { ...rest, documents: document === null ? [] : [document] };
}

function placeOf(row: I9EntryId, name: string) {
  return { table: TABLE, column: `sealed.${name}`, row };
}
