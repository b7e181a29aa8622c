import { expect } from 'vitest';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { FOREIGN_LINK } from '#testing/hostile/hostile-texts.ts';

const NAMES = {
  name: 'test-name-columns',
  text: `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.column_name ~ '(^|_)(name|title|company|signature|city)$'`,
};

/** No name contains invisible characters. */
export async function expectVisibleNames({ application: { sql } }: TestApplication): Promise<void> {
  const columns = await sql.rows<{ table: string; column: string }>(NAMES);
  expect(columns.length).toBeGreaterThan(10);
  for (const { table, column } of columns) {
    const rows = await sql.rows<{ name: string | null }>({
      name: `test-names-${table}-${column}`,
      text: `select "${column}" as name from "${table}"`,
    });
    const hidden = rows.filter(({ name }) =>
      /[\r\n\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u.test(name ?? ''),
    );
    expect(hidden, `${table}.${column}`).toEqual([]);
  }
}

/** No email and no text holds a link that is not ours, a second subject or markup of others. */
export async function expectHarmlessMessages({ application }: TestApplication): Promise<void> {
  const messages = await application.sql.rows<{ subject: string | null; body: string; html: string }>({
    name: 'test-messages',
    text: `select subject, body, coalesce(html, '') as html from outbox_messages`,
  });
  expect(messages.length).toBeGreaterThan(10);
  for (const { subject, body, html } of messages) {
    const words = body.replaceAll(/https?:\/\/crewvine\.test\S*/g, '');
    expect(words).not.toMatch(FOREIGN_LINK);
    expect(subject ?? '').not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(html).not.toMatch(/<(b|i|script|img)\b/);
  }
}
