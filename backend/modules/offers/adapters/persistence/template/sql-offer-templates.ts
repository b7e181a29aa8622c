import type { Page } from '#kernel/page.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { OfferTemplate, OfferTemplateContent } from '#contract/offers/index.ts';
import type {
  NewTemplate,
  OfferTemplateStore,
  TemplateHolders,
} from '#modules/offers/application/template/offer-templates.ts';

const SHOWN = `id, name, pay_type as "payType", schedule, benefits, benefit_ids as "benefitIds", conditions,
  custom_terms as "customTerms", version, iso(created_at) as "createdAt", iso(updated_at) as "updatedAt"`;

const LOCK: Statement = {
  name: 'offer-templates-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('offers.templates:' || $1::text, 0))`,
};
const OF: Statement = {
  name: 'offer-templates-of',
  text: `select ${SHOWN} from offer_templates
    where holder_id = any ($1::uuid[]) and deleted_at is null
      and ($2::timestamptz is null or (created_at, id) < ($2::timestamptz, $3::uuid))
    order by created_at desc, id desc limit $4`,
};
const FIND: Statement = {
  name: 'offer-template-find',
  text: `select ${SHOWN} from offer_templates where id = $1 and holder_id = any ($2::uuid[]) and deleted_at is null`,
};
const COUNT: Statement = {
  name: 'offer-templates-count',
  text: `select count(*)::integer as count from offer_templates
    where holder_id = any ($1::uuid[]) and deleted_at is null`,
};
const NAMED: Statement = {
  name: 'offer-template-named',
  text: `select 1 from offer_templates
    where holder_id = any ($1::uuid[]) and deleted_at is null and lower(name) = lower($2) and ($3::uuid is null or id <> $3::uuid)`,
};
const ADD: Statement = {
  name: 'offer-template-add',
  text: `insert into offer_templates (id, holder_id, created_by, name, pay_type, schedule, benefits, benefit_ids, conditions,
      custom_terms, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning ${SHOWN}`,
};
const CHANGE: Statement = {
  name: 'offer-template-change',
  text: `update offer_templates set name = $2, pay_type = $3, schedule = $4, benefits = $5, benefit_ids = $6,
      conditions = $7, custom_terms = $8, updated_at = $9, version = version + 1
    where id = $1 returning ${SHOWN}`,
};
const REMOVE: Statement = {
  name: 'offer-template-remove',
  text: `update offer_templates set deleted_at = $2 where id = $1`,
};
const FIND_DELETED: Statement = {
  name: 'offer-template-find-deleted',
  text: `select ${SHOWN} from offer_templates where id = $1 and holder_id = any ($2::uuid[]) and deleted_at > $3`,
};
const TAKE_BACK: Statement = {
  name: 'offer-template-take-back',
  text: `update offer_templates set deleted_at = null where id = $1 returning ${SHOWN}`,
};
const PURGE: Statement = {
  name: 'offer-templates-purge',
  text: `delete from offer_templates where deleted_at is not null and deleted_at <= $1 returning id`,
};

export class SqlOfferTemplates implements OfferTemplateStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async lock(holder: string): Promise<void> {
    await this.sql.rows(LOCK, [holder]);
  }

  async of(holders: TemplateHolders, { limit, after }: Page): Promise<readonly OfferTemplate[]> {
    const values = [holders, after?.at ?? null, after?.id ?? null, limit + 1];
    return this.sql.rows<OfferTemplate>(OF, values);
  }

  async find(id: string, holders: TemplateHolders): Promise<OfferTemplate | null> {
    return this.sql.row<OfferTemplate>(FIND, [id, holders]);
  }

  async count(holders: TemplateHolders): Promise<number> {
    return (await this.sql.row<{ count: number }>(COUNT, [holders]))?.count ?? 0;
  }

  async isNameTaken(name: string, holders: TemplateHolders, except: string | null): Promise<boolean> {
    return (await this.sql.row(NAMED, [holders, name, except])) !== null;
  }

  async add({ id, holder, by, content, at }: NewTemplate): Promise<OfferTemplate> {
    return this.written(ADD, [id, holder, by, ...columns(content), at]);
  }

  async change(id: string, content: OfferTemplateContent, at: Date): Promise<OfferTemplate> {
    return this.written(CHANGE, [id, ...columns(content), at]);
  }

  async findDeleted(id: string, holders: TemplateHolders, since: Date): Promise<OfferTemplate | null> {
    return this.sql.row<OfferTemplate>(FIND_DELETED, [id, holders, since]);
  }

  async remove(id: string, at: Date): Promise<void> {
    await this.sql.rows(REMOVE, [id, at]);
  }

  async takeBack(id: string): Promise<OfferTemplate> {
    return this.written(TAKE_BACK, [id]);
  }

  async purge(before: Date): Promise<number> {
    return (await this.sql.rows(PURGE, [before])).length;
  }

  private async written(statement: Statement, values: readonly unknown[]): Promise<OfferTemplate> {
    const row = await this.sql.row<OfferTemplate>(statement, values);
    if (!row) throw new Error('What is written answers its row');
    return row;
  }
}

function columns(content: OfferTemplateContent): readonly unknown[] {
  const { name, payType, schedule, benefits, benefitIds, conditions, customTerms } = content;
  return [name, payType, schedule, benefits, benefitIds, conditions, customTerms];
}
