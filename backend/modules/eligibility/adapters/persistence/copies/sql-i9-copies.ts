import type { FieldCipher, FieldPlace, SealedFields } from '#kernel/field-cipher.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { CopyRow, I9Copies, I9CopyId, NewCopy } from '#modules/eligibility/application/copies/ports.ts';
import type { I9EntryId } from '#modules/eligibility/domain/form/i9-entry.ts';
import type { I9FormId } from '#modules/eligibility/domain/form/i9-record.ts';

/** Pictures are large: few at a time. */
const AT_ONCE = 10;

const REPLACED: Statement = {
  name: 'i9-copy-replaced',
  text: `delete from i9_copies where form_id = $1 and document_kind = $2 and side = $3 and entry_id is null`,
};
const ADD: Statement = {
  name: 'i9-copy-add',
  text: `insert into i9_copies (id, form_id, document_kind, side, width, height, sealed, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};
const OF_FORMS: Statement = {
  name: 'i9-copies-of-forms',
  text: `select id, form_id as "formId", entry_id as "entryId", document_kind as kind, side, iso(created_at) as "createdAt"
    from i9_copies where form_id = any ($1::uuid[]) order by created_at, id`,
};
const PICTURE: Statement = { name: 'i9-copy-picture', text: `select sealed from i9_copies where id = $1` };
const SIGN: Statement = {
  name: 'i9-copies-sign',
  text: `update i9_copies set entry_id = $2 where id = any ($1::uuid[])`,
};
const DROP_WAITING: Statement = {
  name: 'i9-copies-drop-waiting',
  text: `delete from i9_copies where form_id = $1 and entry_id is null`,
};
const DESTROY: Statement = { name: 'i9-copies-destroy', text: `delete from i9_copies where form_id = $1` };
const DESTROY_UNSIGNED: Statement = {
  name: 'i9-copies-destroy-unsigned',
  text: `delete from i9_copies where entry_id is null and created_at < $1 returning id`,
};
/** `$1` is how every value begins that rests under the first key. */
const UNDER_OLDER_KEYS: Statement = {
  name: 'i9-copies-under-older-keys',
  text: `select id, sealed from i9_copies where not starts_with(sealed, $1) order by id limit $2 for update`,
};
const SEAL_ANEW: Statement = {
  name: 'i9-copy-seal-anew',
  text: `update i9_copies set sealed = $2 where id = $1`,
};

/** Each picture is sealed together with its row, as text in base64. */
export class SqlI9Copies implements I9Copies, SealedFields {
  readonly name = 'Form I-9 copies';
  private readonly sql: Sql;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.sql = sql;
    this.cipher = cipher;
  }

  async add({ id, formId, kind, side, width, height, bytes, at }: NewCopy): Promise<void> {
    await this.sql.rows(REPLACED, [formId, kind, side]);
    const sealed = this.cipher.seal(Buffer.from(bytes).toString('base64'), placeOf(id));
    await this.sql.rows(ADD, [id, formId, kind, side, width, height, sealed, at]);
  }

  async of(formIds: readonly I9FormId[]): Promise<readonly CopyRow[]> {
    return this.sql.rows<CopyRow>(OF_FORMS, [formIds]);
  }

  async picture(id: I9CopyId): Promise<Uint8Array | null> {
    const row = await this.sql.row<{ sealed: string }>(PICTURE, [id]);
    return row && Buffer.from(this.cipher.open(row.sealed, placeOf(id)), 'base64');
  }

  async sign(formId: I9FormId, ids: readonly I9CopyId[], entryId: I9EntryId): Promise<void> {
    await this.sql.rows(SIGN, [ids, entryId]);
    await this.sql.rows(DROP_WAITING, [formId]);
  }

  async destroy(formId: I9FormId): Promise<void> {
    await this.sql.rows(DESTROY, [formId]);
  }

  async destroyUnsigned(before: Date): Promise<number> {
    return (await this.sql.rows(DESTROY_UNSIGNED, [before])).length;
  }

  async sealAnew(): Promise<number> {
    const current = this.cipher.currentPrefix;
    const rows = await this.sql.rows<{ id: I9CopyId; sealed: string }>(UNDER_OLDER_KEYS, [current, AT_ONCE]);
    for (const { id, sealed } of rows) {
      const picture = this.cipher.open(sealed, placeOf(id));
      await this.sql.rows(SEAL_ANEW, [id, this.cipher.seal(picture, placeOf(id))]);
    }
    return rows.length;
  }
}

function placeOf(row: I9CopyId): FieldPlace {
  return { table: 'i9_copies', column: 'sealed', row };
}
