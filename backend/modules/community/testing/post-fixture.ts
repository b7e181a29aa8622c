import { newId } from '#kernel/ids.ts';
import type { BoardRole } from '#contract/community/vocabulary/boards.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';

const ADD_BOARD = {
  name: 'test-add-board',
  text: `insert into industry_boards (id, name, description, industry, is_private, member_count, created_at, updated_at)
    values ($1, 'Texas roofers', 'Roofs and the people on them', 'roofing', $2, 1, now(), now())`,
};
const JOIN = {
  name: 'test-join-board',
  text: `insert into board_memberships (board_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
};
const ARCHIVE = {
  name: 'test-archive-board',
  text: 'update industry_boards set archived_at = now() where id = $1',
};
const POST_COUNT = {
  name: 'test-board-post-count',
  text: 'select post_count as "postCount" from industry_boards where id = $1',
};

export const TEXT = 'How do you all do this on steep roofs?';
export const draft = (fields: Loose = {}): Loose => ({
  title: 'A question about roofs',
  content: TEXT,
  ...fields,
});

/** A board with its owner, a moderator and a member, and someone who is none of them; all have been here for months. */
export class PostFixture {
  readonly app: TestApplication;
  readonly board: string;
  readonly owner: SignedUp;
  readonly moderator: SignedUp;
  readonly member: SignedUp;
  readonly outsider: SignedUp;

  private constructor(app: TestApplication, board: string, people: readonly SignedUp[]) {
    const [owner, moderator, member, outsider] = people;
    if (!owner || !moderator || !member || !outsider) throw new Error('Four people are needed');
    this.app = app;
    this.board = board;
    this.owner = owner;
    this.moderator = moderator;
    this.member = member;
    this.outsider = outsider;
  }

  static async open(app: TestApplication, { isPrivate = false } = {}): Promise<PostFixture> {
    const people: SignedUp[] = [];
    for (let at = 0; at < 4; at += 1) people.push(await someone(app));
    const board: string = newId();
    await app.application.sql.rows(ADD_BOARD, [board, isPrivate]);
    const fixture = new PostFixture(app, board, people);
    await fixture.join(fixture.owner, 'owner');
    await fixture.join(fixture.moderator, 'moderator');
    await fixture.join(fixture.member, 'member');
    return fixture;
  }

  async join({ id }: SignedUp, role: BoardRole): Promise<void> {
    await this.app.application.sql.rows(JOIN, [this.board, id, role]);
  }

  async archive(): Promise<void> {
    await this.app.application.sql.rows(ARCHIVE, [this.board]);
  }

  async postCount(): Promise<number> {
    const row = await this.app.application.sql.row<{ postCount: number }>(POST_COUNT, [this.board]);
    return row?.postCount ?? -1;
  }

  get path(): string {
    return `/api/industry-boards/${this.board}/posts`;
  }

  async post(by: SignedUp = this.member, fields: Loose = {}): Promise<string> {
    return made(await by.client.post(this.path, draft(fields)));
  }

  async reply(post: string, by: SignedUp = this.outsider, fields: Loose = {}): Promise<string> {
    return made(
      await by.client.post(`/api/posts/${post}/replies`, { content: 'With a harness.', ...fields }),
    );
  }

  async read(post: string, by: SignedUp = this.outsider): Promise<Loose> {
    return (await by.client.get(`/api/posts/${post}`)).body;
  }

  async replies(post: string, by: SignedUp = this.outsider): Promise<Loose[]> {
    return (await by.client.get(`/api/posts/${post}/replies?order=oldest`)).body;
  }
}

/** With a confirmed email, and past the limits of new accounts. */
export async function someone(app: TestApplication, fields: Loose = {}): Promise<SignedUp> {
  const person = await signUpReferrer(app, fields);
  await joinedDaysAgo(app, person, 90);
  return person;
}

export function made({ status, body }: { status: number; body: Loose }): string {
  if (status !== 201) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}
