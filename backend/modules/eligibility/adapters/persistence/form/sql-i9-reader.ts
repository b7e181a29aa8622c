import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  I9ExportQuery,
  FormPlace,
  I9ListQuery,
  I9ListRow,
  I9PageRow,
  I9Reader,
  I9TrailRow,
  MyI9ListRow,
  HireTerms,
} from '#modules/eligibility/application/ports.ts';
import type { I9FormId } from '#modules/eligibility/domain/form/i9-record.ts';
import * as statements from './i9-statements.ts';

export class SqlI9Reader implements I9Reader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  placeOfToken(tokenHash: string): Promise<FormPlace | null> {
    return this.sql.row<FormPlace>(statements.PLACE_OF_TOKEN, [tokenHash]);
  }

  page(tokenHash: string): Promise<I9PageRow | null> {
    return this.sql.row<I9PageRow>(statements.PAGE, [tokenHash]);
  }

  async startInLetter(referralId: ReferralId): Promise<string | null> {
    const row = await this.sql.row<{ startsOn: string | null }>(statements.START_IN_LETTER, [referralId]);
    return row?.startsOn ?? null;
  }

  async hireTerms(referralId: ReferralId): Promise<HireTerms> {
    type Row = Omit<HireTerms, 'signedAt'> & { readonly signedAt: string | null };
    const row = await this.sql.row<Row>(statements.HIRE_TERMS, [referralId]);
    const { startsOn = null, expectedEndOn = null, signedAt = null } = row ?? {};
    return { startsOn, expectedEndOn, signedAt: signedAt === null ? null : new Date(signedAt) };
  }

  async workerLanguage(referralId: ReferralId): Promise<Language> {
    const row = await this.sql.row<{ language: Language }>(statements.WORKER_LANGUAGE, [referralId]);
    return row?.language ?? 'en';
  }

  trail(formId: I9FormId): Promise<readonly I9TrailRow[]> {
    return this.sql.rows<I9TrailRow>(statements.TRAIL, [formId]);
  }

  async lastRepresentative(employerId: UserId): ReturnType<I9Reader['lastRepresentative']> {
    const [row] = await this.sql.rows<NonNullable<I9FormAnswer['lastRepresentative']>>(
      statements.LAST_REPRESENTATIVE,
      [employerId],
    );
    return row ?? null;
  }

  list(employerId: UserId, { status, isDue, page }: I9ListQuery): Promise<readonly I9ListRow[]> {
    const values = [employerId, status, page.after?.at ?? null, page.after?.id ?? null, page.limit + 1];
    return this.sql.rows<I9ListRow>(isDue ? statements.DUE_LIST : statements.LIST, values);
  }

  listOfWorker(
    workerId: UserId,
    referrals: readonly ReferralId[],
    { after, limit }: Page,
  ): Promise<readonly MyI9ListRow[]> {
    const values = [workerId, referrals, after?.at ?? null, after?.id ?? null, limit + 1];
    return this.sql.rows<MyI9ListRow>(statements.LIST_OF_WORKER, values);
  }

  async toExport(
    employerId: UserId,
    { from, to, company }: I9ExportQuery,
    limit: number,
  ): Promise<readonly I9FormId[]> {
    const values = [employerId, from, to, company, limit];
    const rows = await this.sql.rows<{ id: I9FormId }>(statements.TO_EXPORT, values);
    return rows.map(({ id }) => id);
  }

  async countToExport(employerId: UserId, { from, to, company }: I9ExportQuery): Promise<number> {
    const row = await this.sql.row<{ forms: number }>(statements.COUNT_TO_EXPORT, [
      employerId,
      from,
      to,
      company,
    ]);
    return row?.forms ?? 0;
  }

  toRemind(now: Date, limit: number): Promise<readonly FormPlace[]> {
    return this.sql.rows<FormPlace>(statements.TO_REMIND, [now, limit]);
  }

  toPurge(now: Date, limit: number): Promise<readonly FormPlace[]> {
    return this.sql.rows<FormPlace>(statements.TO_PURGE, [now, limit]);
  }
}
