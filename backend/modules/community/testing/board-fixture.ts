import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpConfirmed, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

export const BOARD_TEXT = {
  name: 'Austin Framers',
  description: 'Frames, walls and roofs around Austin.',
  industry: 'construction',
};

/** A board over HTTP, with its owner. */
export class BoardFixture {
  readonly app: TestApplication;
  readonly owner: SignedUp;
  readonly id: string;
  readonly path: string;

  private constructor(app: TestApplication, owner: SignedUp, id: string) {
    this.app = app;
    this.owner = owner;
    this.id = id;
    this.path = `/api/industry-boards/${id}`;
  }

  static async open(
    app: TestApplication,
    text: Readonly<Record<string, unknown>> = {},
  ): Promise<BoardFixture> {
    const owner = await signUpConfirmed(app, { firstName: 'Olga', lastName: 'Owner' });
    const { id } = ok(await owner.client.post('/api/industry-boards', { ...BOARD_TEXT, ...text }));
    return new BoardFixture(app, owner, id);
  }

  /** Someone new who joins, and is let in where they have to ask. */
  async member(role: 'member' | 'moderator' = 'member', name = 'Mia'): Promise<SignedUp> {
    const person = await signUpConfirmed(this.app, { firstName: name, lastName: 'Member' });
    const { status } = ok(await person.client.post(`${this.path}/join`));
    if (status === 'requested') await this.decide(person, true);
    if (role === 'moderator') await this.appoint(person, 'moderator');
    return person;
  }

  async appoint({ id }: SignedUp, role: string, by = this.owner): Promise<Loose> {
    return ok(await by.client.put(`${this.path}/members/${id}`, { role }));
  }

  async decide({ id }: SignedUp, approve: boolean, by = this.owner): Promise<void> {
    ok(await by.client.post(`${this.path}/requests/${id}`, { approve }));
  }

  /** The board as this person sees it, by default as a visitor. */
  async seen(by?: SignedUp): Promise<Loose> {
    return ok(await (by?.client ?? this.app.client()).get(this.path));
  }

  /** Ids by role. */
  async roles(by = this.owner): Promise<Readonly<Record<string, string>>> {
    const members: Loose[] = ok(await by.client.get(`${this.path}/members`));
    return Object.fromEntries(members.map(({ userId, role }) => [userId, role]));
  }

  async news({ client }: SignedUp): Promise<readonly Loose[]> {
    await this.app.settle();
    const inbox: Loose[] = ok(await client.get('/api/notifications'));
    return inbox.filter(({ type }) => String(type).startsWith('board_'));
  }
}
