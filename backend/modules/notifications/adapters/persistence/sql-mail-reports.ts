import type { Sql } from '#platform/persistence/sql.ts';
import type { MailReports } from '../../application/mail/receive-mail-report.ts';

const ADD = {
  name: 'mail-report-add',
  text: `insert into mail_reports (signature, received_at) values ($1, $2) on conflict do nothing returning signature`,
};

export class SqlMailReports implements MailReports {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async addFirst(signature: string, at: Date): Promise<boolean> {
    return (await this.sql.row(ADD, [signature, at])) !== null;
  }
}
