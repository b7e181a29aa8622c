import { newId, type BoardId, type EventId, type PostId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

interface PersonRow {
  readonly id: string;
}

interface PostRow {
  readonly author: PersonRow;
  /** The forum by default. */
  readonly board?: BoardId;
  readonly title?: string;
  readonly content?: string;
  readonly html?: string;
  readonly language?: Language;
}

/** Inserts boards and posts directly, for tests that read them. */
export class WrittenRows {
  private readonly app: TestApplication;

  constructor(app: TestApplication) {
    this.app = app;
  }

  async board(
    owner: PersonRow,
    options: { isPrivate?: boolean; name?: string; description?: string } = {},
  ): Promise<BoardId> {
    const id = newId<'board'>();
    const { isPrivate = false, name = 'Roofers', description = 'For all who climb' } = options;
    await this.run(
      `insert into industry_boards (id, name, description, industry, is_private, created_at, updated_at)
        values ($1, $2, $3, 'roofing', $4, now(), now())`,
      [id, name, description, isPrivate],
    );
    await this.join(id, owner, 'owner');
    return id;
  }

  join(board: BoardId, member: PersonRow, role = 'member'): Promise<void> {
    return this.run(
      `insert into board_memberships (board_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
      [board, member.id, role],
    );
  }

  async leave(board: BoardId, member: PersonRow): Promise<void> {
    await this.run(`delete from board_memberships where board_id = $1 and user_id = $2`, [board, member.id]);
  }

  async post(row: PostRow): Promise<PostId> {
    const id = newId<'post'>();
    const { author, board = null, title = 'A title', content = 'Some content', language = 'en' } = row;
    await this.run(
      `insert into discussion_posts (id, author_id, board_id, category, title, content, content_html, language,
          last_activity_at, top_rank, created_at, updated_at)
        values ($1, $2, $3, case when $3::uuid is null then 'general' end, $4, $5, $6, $7, now(), 0, now(), now())`,
      [id, author.id, board, title, content, row.html ?? `<p>${content}</p>`, language],
    );
    return id;
  }

  async event(
    host: PersonRow,
    options: { board?: BoardId; title?: string; status?: string; visibility?: string } = {},
  ): Promise<EventId> {
    const id = newId<'event'>();
    const { board = null, title = 'A gathering', status = 'published', visibility = 'public' } = options;
    await this.run(
      `insert into events (id, title, description, description_html, type, start_at, end_at, time_zone, host_user_id, board_id, visibility,
          status, created_at, updated_at)
        values ($1, $2, 'Coffee is there', '<p>Coffee is there</p>', 'training', now(), now() + interval '1 hour', 'America/Chicago', $3, $4, $5, $6,
          now(), now())`,
      [id, title, host.id, board, visibility, status],
    );
    return id;
  }

  async change(post: PostId, assignment: string): Promise<void> {
    await this.run(`update discussion_posts set ${assignment} where id = $1`, [post]);
  }

  async run(text: string, values: readonly unknown[]): Promise<void> {
    await runSql(this.app.application.sql, text, values);
  }
}
