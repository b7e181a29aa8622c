import type { Sql } from '#platform/persistence/sql.ts';
import type { UndeliverableAddresses } from '../../application/mail/undeliverable-addresses.ts';
import type { MailProblem } from '../../contract/vocabulary/mail-problems.ts';

const PROBLEM = {
  name: 'undeliverable-problem',
  text: 'select problem from undeliverable_addresses where email = lower($1)',
};
const ADD = {
  name: 'undeliverable-add',
  text: `insert into undeliverable_addresses (email, problem, since) values (lower($1), $2, $3) on conflict do nothing`,
};
const REMOVE = {
  name: 'undeliverable-remove',
  text: 'delete from undeliverable_addresses where email = lower($1)',
};

export class SqlUndeliverableAddresses implements UndeliverableAddresses {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async problemOf(email: string): Promise<MailProblem | null> {
    return (await this.sql.row<{ problem: MailProblem }>(PROBLEM, [email]))?.problem ?? null;
  }

  async add(email: string, problem: MailProblem, at: Date): Promise<void> {
    await this.sql.rows(ADD, [email, problem, at]);
  }

  async remove(email: string): Promise<void> {
    await this.sql.rows(REMOVE, [email]);
  }
}
