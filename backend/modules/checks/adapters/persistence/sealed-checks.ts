import type { FieldCipher, SealedFields } from '#kernel/field-cipher.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Finding } from '../../domain/order/background-check.ts';
import type { ReferenceCheck } from '../../domain/references/reference-check.ts';
import { SealedColumn } from './sealed-column.ts';

type Comments = NonNullable<ReferenceCheck['comments']>;

/** Encrypts findings, candidates' disputes, and references in the database. */
export class SealedChecks implements SealedFields {
  readonly name = 'Background checks and references';
  readonly findings: SealedColumn<readonly Finding[]>;
  readonly disputes: SealedColumn<string>;
  readonly comments: SealedColumn<Comments>;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.findings = new SealedColumn({
      sql,
      cipher,
      table: 'background_checks',
      column: 'findings',
      statements: {
        load: {
          name: 'check-findings',
          text: `select findings as value from background_checks where id = $1`,
        },
        store: {
          name: 'check-findings-seal',
          text: `update background_checks set findings = coalesce(to_jsonb($2::text), '[]') where id = $1`,
        },
        older: {
          name: 'check-findings-under-older-keys',
          text: `select id, findings as value from background_checks
            where findings <> '[]' and not starts_with(findings #>> '{}', $1) order by id limit $2 for update`,
        },
      },
    });
    this.disputes = new SealedColumn({
      sql,
      cipher,
      table: 'adverse_actions',
      column: 'dispute',
      statements: {
        load: { name: 'check-dispute', text: `select dispute as value from adverse_actions where id = $1` },
        store: {
          name: 'check-dispute-seal',
          text: `update adverse_actions set dispute = $2 where id = $1`,
        },
        older: {
          name: 'check-disputes-under-older-keys',
          text: `select id, dispute as value from adverse_actions
            where dispute is not null and dispute <> 'Deleted' and not starts_with(dispute, $1)
            order by id limit $2 for update`,
        },
      },
    });
    this.comments = new SealedColumn({
      sql,
      cipher,
      table: 'reference_checks',
      column: 'comments',
      statements: {
        load: {
          name: 'reference-comments',
          text: `select comments as value from reference_checks where id = $1`,
        },
        store: {
          name: 'reference-comments-seal',
          text: `update reference_checks set comments = to_jsonb($2::text) where id = $1`,
        },
        older: {
          name: 'reference-comments-under-older-keys',
          text: `select id, comments as value from reference_checks
            where comments is not null and not starts_with(comments #>> '{}', $1) order by id limit $2 for update`,
        },
      },
    });
  }

  async sealAnew(): Promise<number> {
    const columns = [this.findings, this.disputes, this.comments];
    let sealed = 0;
    for (const column of columns) sealed += await column.sealAnew();
    return sealed;
  }
}
