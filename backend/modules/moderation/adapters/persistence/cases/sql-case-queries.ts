import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  AppealLink,
  HeldContent,
  ListedAppeal,
  ListedModerationAction,
  ModerationCase,
  MyModerationAction,
} from '#contract/moderation/index.ts';
import { wordsOfHtml } from '#modules/community/index.ts';
import type {
  CaseQueries,
  CaseReports,
  CaseSearch,
  Paged,
} from '#modules/moderation/application/cases/case-queries.ts';
import { refusalOfAppeal } from '#modules/moderation/domain/appeals/appeal-actions.ts';
import * as sanctions from '../sanctions/action-statements.ts';
import { ABOUT, AROUND, COUNT_OPEN, foundOf, HELD, listOf, ONE } from './case-statements.ts';

export class SqlCaseQueries implements CaseQueries {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async list(search: CaseSearch, page: Page, now: Date): Promise<readonly Paged<ModerationCase>[]> {
    const { statement, values } = listOf(search, page, now);
    return this.sql.rows<Paged<ModerationCase>>(statement, values);
  }

  async found(search: CaseSearch, now: Date, most: number): Promise<number> {
    const { statement, values } = foundOf(search, now, most);
    return this.count(statement, values);
  }

  async one(id: string, now: Date) {
    return this.sql.row<ModerationCase & { readonly authorId: UserId }>(ONE, [now, id]);
  }

  async around(id: string): Promise<CaseReports> {
    const found = await this.sql.row<FoundAround>(AROUND, [id]);
    return { reports: found?.reports ?? [], neighbors: (found?.neighbors ?? []).map(inWords) };
  }

  async casesAbout(userId: UserId): Promise<number> {
    return this.count(ABOUT, [userId]);
  }

  async actions(userId: UserId | null, page: Page): Promise<readonly Paged<ListedModerationAction>[]> {
    if (userId === null)
      return this.sql.rows<Paged<ListedModerationAction>>(sanctions.ACTIONS, valuesOf(page));
    const values = [...valuesOf(page), userId];
    return this.sql.rows<Paged<ListedModerationAction>>(sanctions.ACTIONS_OF_PERSON, values);
  }

  async actionsFound(userId: UserId | null, most: number): Promise<number> {
    if (userId === null) return this.count(sanctions.ACTIONS_FOUND, [most]);
    return this.count(sanctions.ACTIONS_OF_PERSON_FOUND, [most, userId]);
  }

  async actionsAbout(userId: UserId, page: Page): Promise<readonly Paged<MyModerationAction>[]> {
    type Row = Omit<Paged<MyModerationAction>, 'mayAppeal'>;
    const rows = await this.sql.rows<Row>(sanctions.ABOUT_ME, [...valuesOf(page), userId]);
    return rows.map((row) => {
      const refusal = refusalOfAppeal({ ...row, isAppealed: row.appeal !== null });
      return { ...row, mayAppeal: refusal === null };
    });
  }

  async heldOf(userId: UserId): Promise<readonly HeldContent[]> {
    return this.sql.rows<HeldContent>(HELD, [userId]);
  }

  async actionOfLink(tokenHash: string): Promise<AppealLink | null> {
    return this.sql.row<AppealLink>(sanctions.OF_LINK, [tokenHash]);
  }

  async appeals(
    state: 'open' | 'answered',
    page: Page,
  ): Promise<readonly Paged<Omit<ListedAppeal, 'actions'>>[]> {
    return this.sql.rows<Paged<Omit<ListedAppeal, 'actions'>>>(sanctions.APPEALS[state], valuesOf(page));
  }

  async appealsFound(state: 'open' | 'answered', most: number): Promise<number> {
    return this.count(sanctions.APPEALS_FOUND[state], [most]);
  }

  async countOpen(): Promise<number> {
    return this.count(COUNT_OPEN, []);
  }

  private async count(statement: Statement, values: readonly unknown[]): Promise<number> {
    return (await this.sql.row<{ count: number }>(statement, values))?.count ?? 0;
  }
}

type FoundNeighbor = Omit<CaseReports['neighbors'][number], 'text'> & { readonly html: string };
type FoundAround = Pick<CaseReports, 'reports'> & { readonly neighbors: readonly FoundNeighbor[] };

const NEIGHBOR_CHARACTERS = 500;

/** The text that readers see on its page: mentions are names there. */
function inWords({ html, ...neighbor }: FoundNeighbor): CaseReports['neighbors'][number] {
  return { ...neighbor, text: [...wordsOfHtml(html)].slice(0, NEIGHBOR_CHARACTERS).join('') };
}

/** One row more than the limit, to see whether more follows. */
function valuesOf({ limit, after }: Page): unknown[] {
  return [limit + 1, after?.at ?? null, after?.id ?? null];
}
