import type { MikroORM } from '@mikro-orm/postgresql';
import type { UserId } from '../../../../kernel/ids.ts';
import type { Sql } from '../../../../platform/persistence/sql.ts';
import { transactionEm } from '../../../../platform/persistence/transaction-em.ts';
import type { CompanyRepository } from '../../application/ports.ts';
import type { Company } from '../../domain/company.ts';

const JOIN_COMPANY = {
  name: 'company-membership-insert',
  text: `insert into company_memberships (company_id, user_id, role, created_at) values ($1, $2, 'owner', $3)`,
};

export class MikroCompanyRepository implements CompanyRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;

  constructor(orm: MikroORM, sql: Sql) {
    this.orm = orm;
    this.sql = sql;
  }

  async add(company: Company, owner: UserId): Promise<void> {
    await transactionEm(this.orm).persist(company).flush();
    await this.sql.rows(JOIN_COMPANY, [company.id, owner, company.createdAt]);
  }
}
