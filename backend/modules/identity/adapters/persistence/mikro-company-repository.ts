import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { asId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { CompanyRepository } from '../../application/ports.ts';
import { Company } from '../../domain/company.ts';

const JOIN_COMPANY = {
  name: 'company-membership-insert',
  text: `insert into company_memberships (company_id, user_id, role, created_at) values ($1, $2, 'owner', $3)`,
};
const OF_MEMBER = {
  name: 'company-of-member',
  text: `select company_id as id from company_memberships where user_id = $1`,
};

export class MikroCompanyRepository implements CompanyRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;

  constructor(orm: MikroORM, sql: Sql) {
    this.orm = orm;
    this.sql = sql;
  }

  async findByMember(userId: UserId): Promise<Company | null> {
    const row = await this.sql.row<{ id: string }>(OF_MEMBER, [userId]);
    if (!row) return null;
    const id = asId<'company'>(row.id);
    return transactionEm(this.orm).findOne(Company, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async add(company: Company, owner: UserId): Promise<void> {
    await transactionEm(this.orm).persist(company).flush();
    await this.sql.rows(JOIN_COMPANY, [company.id, owner, company.createdAt]);
  }

  async save(company: Company): Promise<void> {
    await transactionEm(this.orm).persist(company).flush();
  }
}
