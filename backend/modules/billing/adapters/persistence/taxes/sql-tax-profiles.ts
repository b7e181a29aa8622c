import type { FieldCipher, FieldPlace, SealedFields } from '#kernel/field-cipher.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { NewTaxProfile, TaxProfiles } from '#modules/billing/application/taxes/tax-ports.ts';
import type { StoredTaxProfile } from '#modules/billing/contract/taxes/tax-profile.ts';
import type { TaxIdType } from '#contract/billing/vocabulary/taxes/taxes.ts';

const AT_ONCE = 100;
const FIND: Statement = {
  name: 'tax-profile',
  text: `select name, business_name as "businessName", classification, tax_id_type as "taxIdType",
      tax_id_last4 as "taxIdLast4", street, city, state, zip, signature, iso(signed_at) as "signedAt",
      certification_version as "certificationVersion", document_hash as "documentHash"
    from tax_profiles where user_id = $1 and replaced_at is null`,
};
const NUMBER: Statement = {
  name: 'tax-profile-number',
  text: `select id, tax_id_type as type, tax_id as sealed from tax_profiles
    where user_id = $1 and replaced_at is null for update`,
};
const LOCK_OWNER: Statement = {
  name: 'tax-profile-owner',
  text: `select id from users where id = $1 for no key update`,
};
const RETIRE: Statement = {
  name: 'tax-profile-retire',
  text: `update tax_profiles set replaced_at = $2 where user_id = $1 and replaced_at is null`,
};
const ADD: Statement = {
  name: 'tax-profile-add',
  text: `insert into tax_profiles (id, user_id, name, business_name, classification, tax_id_type, tax_id, tax_id_last4, street,
      city, state, zip, certification_version, certification_language, certification_hash, document_hash, signature, ip,
      user_agent, signed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
};
const KEEP: Statement = {
  name: 'tax-profiles-keep',
  text: `update tax_profiles set keep_until = $2 where user_id = $1`,
};
const ERASE: Statement = {
  name: 'erase-tax-profiles',
  text: `delete from tax_profiles where user_id = $1`,
};
const PURGE: Statement = {
  name: 'tax-profiles-purge',
  text: `delete from tax_profiles where id in (
      select id from tax_profiles where keep_until < $1::date order by keep_until, id limit $2 for update skip locked)
    returning id`,
};
/** `$1` is the prefix of every value encrypted with the first key. */
const OLDER: Statement = {
  name: 'tax-profiles-under-older-keys',
  text: `select id, tax_id as sealed from tax_profiles where not starts_with(tax_id, $1) order by id limit $2 for update`,
};
const SEAL: Statement = {
  name: 'tax-profile-seal-anew',
  text: `update tax_profiles set tax_id = $2 where id = $1`,
};

/** Each number is encrypted, bound to its row (rules.md#sealed-fields). */
export class SqlTaxProfiles implements TaxProfiles, SealedFields {
  readonly name = 'Tax numbers';
  private readonly sql: Sql;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.sql = sql;
    this.cipher = cipher;
  }

  find(userId: UserId): Promise<StoredTaxProfile | null> {
    return this.sql.row<StoredTaxProfile>(FIND, [userId]);
  }

  async openTaxId(userId: UserId): Promise<{ type: TaxIdType; number: string } | null> {
    const row = await this.sql.row<{ id: string; type: TaxIdType; sealed: string }>(NUMBER, [userId]);
    return row && { type: row.type, number: this.open(row.id, row.sealed) };
  }

  async replace(profile: NewTaxProfile): Promise<void> {
    const { id, userId, taxId, signedAt } = profile;
    await this.sql.rows(LOCK_OWNER, [userId]);
    await this.sql.rows(RETIRE, [userId, signedAt]);
    await this.sql.rows(ADD, [
      id,
      userId,
      profile.name,
      profile.businessName,
      profile.classification,
      profile.taxIdType,
      this.cipher.seal(taxId, placeOf(id)),
      taxId.slice(-4),
      profile.street,
      profile.city,
      profile.state,
      profile.zip,
      profile.certificationVersion,
      profile.certificationLanguage,
      profile.certificationHash,
      profile.documentHash,
      profile.signature,
      profile.ip,
      profile.userAgent,
      signedAt,
    ]);
  }

  async retainUntil(userId: UserId, day: string | null): Promise<void> {
    await (day === null ? this.sql.rows(ERASE, [userId]) : this.sql.rows(KEEP, [userId, day]));
  }

  async purge(today: string, limit: number): Promise<number> {
    return (await this.sql.rows(PURGE, [today, limit])).length;
  }

  async sealAnew(): Promise<number> {
    const rows = await this.sql.rows<{ id: string; sealed: string }>(OLDER, [
      this.cipher.currentPrefix,
      AT_ONCE,
    ]);
    for (const { id, sealed } of rows) {
      await this.sql.rows(SEAL, [id, this.cipher.seal(this.open(id, sealed), placeOf(id))]);
    }
    return rows.length;
  }

  open(id: string, sealed: string): string {
    return this.cipher.open(sealed, placeOf(id));
  }
}

function placeOf(row: string): FieldPlace {
  return { table: 'tax_profiles', column: 'tax_id', row };
}
