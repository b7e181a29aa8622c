import type { Page } from '#kernel/page.ts';
import { containing, contains } from '#platform/persistence/containing.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { OutboxReader, OutboxRow, OutboxSearch } from '../../application/outbox-reader.ts';
import type { SealedText } from '../../application/mail/sealed-text.ts';

/** The same expression as the index. */
const WORDS = `coalesce(subject, '') || ' ' || case when is_sealed then '' else body end`;
const TYPED_PHONE = /^\+?[\d\s().-]{3,}$/;

type KeptRow = OutboxRow & { readonly isSealed: boolean };

interface Condition {
  readonly name: string;
  readonly value: string | null;
  readonly on: (value: string) => string;
}

/** Phones are stored as +15125550100 and typed as (512) 555-0100. */
function partOf(recipient: string | null): string | null {
  const isPhone = recipient !== null && TYPED_PHONE.test(recipient);
  return containing(isPhone ? recipient.replace(/\D/g, '') : recipient);
}

function conditionsOf({ to, recipient, channel, q }: OutboxSearch): readonly Condition[] {
  const all: readonly Condition[] = [
    { name: 'to', value: to, on: (value) => `recipient = ${value}` },
    { name: 'recipient', value: partOf(recipient), on: (value) => contains('recipient', value) },
    { name: 'channel', value: channel, on: (value) => `channel = ${value}` },
    { name: 'q', value: containing(q), on: (value) => contains(WORDS, value) },
  ];
  return all.filter(({ value }) => value !== null);
}

/** One statement for each combination of filters, so that each is planned once and finds the index that serves it. */
export class SqlOutboxReader implements OutboxReader {
  private readonly sql: Sql;
  private readonly sealedText: SealedText;

  constructor(sql: Sql, sealedText: SealedText) {
    this.sql = sql;
    this.sealedText = sealedText;
  }

  async list(search: OutboxSearch, { limit, after }: Page): Promise<readonly OutboxRow[]> {
    const values: unknown[] = [limit + 1];
    const used = conditionsOf(search);
    const where = used.map(({ value, on }) => on(`$${values.push(value)}`));
    if (after) {
      values.push(after.at, after.id);
      where.push(`(at, id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`);
    }
    const rows = await this.sql.rows<KeptRow>(
      {
        name: ['outbox', ...used.map(({ name }) => name), after ? 'after' : 'first'].join('-'),
        text: `select id, channel, recipient as "to", subject, body, is_sealed as "isSealed", iso(at) as at
          from outbox_messages ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
          order by at desc, id desc limit $1`,
      },
      values,
    );
    return rows.map(({ isSealed, ...row }) =>
      isSealed ? { ...row, body: this.sealedText.open(row.id, row.body).text } : row,
    );
  }
}
