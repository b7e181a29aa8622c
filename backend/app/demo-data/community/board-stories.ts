import type { BoardRole } from '#contract/community/vocabulary/boards.ts';
import { BOARD_PLANS, type BoardPlan, type BoardPost } from './board-plans.ts';
import { MORE_BOARD_POSTS } from './more-board-posts.ts';
import type { DemoAccounts } from '../people/demo-accounts.ts';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import { thereBefore, type Employer, type Member, type Worker } from '../people/people.ts';
import { SeededRandom } from '../random.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A separate seed, so that boards do not change the rest of the story. */
const SEED = 20_261_122;
/** Requests to join from this many last days are still open. */
const WAITING_DAYS = 2;

const ACCOUNTS = ['employer', 'referrer', 'worker'] as const;

type Person = Employer | Member | Worker;

export interface BoardContext {
  readonly api: DemoApi;
  readonly timeline: Timeline;
  readonly accounts: DemoAccounts;
  readonly people: readonly Person[];
  readonly now: Date;
}

/** Plans the boards of the trades: created, joined, requested, moderated and posted in. */
export function planBoards(context: BoardContext): void {
  const random = new SeededRandom(SEED);
  BOARD_PLANS.forEach((plan, number) => new BoardStory(plan, number, context, random).plan());
}

class BoardStory {
  private readonly what: BoardPlan;
  private readonly lane: string;
  private readonly context: BoardContext;
  private readonly random: SeededRandom;
  private readonly madeAt: Date;
  private readonly owner: DemoPerson;
  private readonly joinTimes = new Map<Person, Date>();
  private id = '';

  constructor(what: BoardPlan, number: number, context: BoardContext, random: SeededRandom) {
    this.what = what;
    this.lane = `board-${number}`;
    this.context = context;
    this.random = random;
    this.madeAt = this.daysAgo(what.made);
    this.owner = what.owner
      ? context.accounts[what.owner]
      : random.pick(thereBefore(this.madeAt, context.people));
  }

  plan(): void {
    const { members, requests = 0, workerAsks = false, moderators, also = {} } = this.what;
    const { worker } = this.context.accounts;
    this.step(this.madeAt, () => this.create());
    const [joining, asking] = this.strangers(members, requests);
    joining.forEach((person, at) =>
      this.joins(person, this.someTime(person), at < moderators && 'moderator'),
    );
    for (const name of ACCOUNTS) {
      const person = this.context.accounts[name];
      const role = also[name];
      if (role) this.joins(person, this.someTime(person), role === 'moderator' && role);
    }
    for (const person of workerAsks ? [...asking, worker] : asking)
      this.step(this.daysAgo(this.random.next() * WAITING_DAYS), () => this.call('post', 'join', person));
    const posts = [...this.what.posts, ...(MORE_BOARD_POSTS[this.what.name] ?? [])];
    posts.forEach((post, at) => this.writes(post, at, joining));
  }

  private async create(): Promise<void> {
    const { name, description, industry, location, isPrivate } = this.what;
    const body = { name, description, industry, location, isPrivate };
    this.id = (await this.context.api.call('post', '/api/industry-boards', { as: this.owner, body })).id;
  }

  private joins(person: Person, at: Date, role: BoardRole | false): void {
    this.step(at, async () => {
      await this.call('post', 'join', person);
      if (this.what.isPrivate)
        await this.call('post', `requests/${person.id()}`, this.owner, { approve: true });
      if (role) await this.call('put', `members/${person.id()}`, this.owner, { role });
    });
  }

  /** Written by someone who has joined by then, with replies of others within a day. */
  private writes({ replies, ...body }: BoardPost, number: number, joined: readonly Person[]): void {
    const at = this.daysAgo(Math.min(this.what.made / 2, 3 + 7 * number + this.random.next()));
    const { api } = this.context;
    const author = this.authorOf(number, at, joined);
    const others = joined.filter((person) => person !== author);
    let id = '';
    this.step(at, async () => {
      const path = `/api/industry-boards/${this.id}/posts`;
      id = (await api.call('post', path, { as: author, body })).id;
    });
    replies.forEach((content, after) => {
      // Only members may reply to a post of a private board.
      const by = others[(number + after) % Math.max(1, others.length)] ?? null;
      if (!by) return;
      const late = new Date(Math.max(at.getTime(), this.joinedAt(by).getTime()) + (after + 1) * HOUR_MS);
      if (late >= this.context.now) return;
      this.step(late, async () => {
        await api.call('post', `/api/posts/${id}/replies`, { as: by, body: { content } });
        await api.call('post', `/api/posts/${id}/like`, { as: by });
      });
    });
  }

  /** The owner writes the first one, then one member after the other. */
  private authorOf(number: number, at: Date, joined: readonly Person[]): DemoPerson {
    const there = joined.filter((person) => this.joinedAt(person).getTime() + HOUR_MS < at.getTime());
    return (number === 0 ? null : there[(number * 3) % Math.max(1, there.length)]) ?? this.owner;
  }

  private async call(method: 'post' | 'put', what: string, as: DemoPerson, body: object = {}): Promise<void> {
    await this.context.api.call(method, `/api/industry-boards/${this.id}/${what}`, { as, body });
  }

  private joinedAt(person: Person): Date {
    return this.joinTimes.get(person) ?? this.madeAt;
  }

  /**
   * After the board was created, a day after the person joined, and some time ago, because new requests are
   * still open.
   */
  private someTime(person: Person): Date {
    const from = Math.max(this.madeAt.getTime() + HOUR_MS, person.joinedAt.getTime() + DAY_MS);
    const until = this.daysAgo(WAITING_DAYS).getTime();
    const at = new Date(from + this.random.next() * Math.max(0, until - from));
    this.joinTimes.set(person, at);
    return at;
  }

  /** Different people who had an account two days ago, in two groups. */
  private strangers(
    joining: number,
    asking: number,
  ): readonly [joining: readonly Person[], asking: readonly Person[]] {
    const there = thereBefore(this.daysAgo(WAITING_DAYS + 1), this.context.people);
    const chosen = new Set<Person>();
    const wanted = Math.min(joining + asking, there.length - 1);
    while (chosen.size < wanted) {
      const one = this.random.pick(there);
      if (one !== this.owner) chosen.add(one);
    }
    const all = [...chosen];
    return [all.slice(asking), all.slice(0, asking)];
  }

  private step(at: Date, run: () => Promise<void>): void {
    this.context.timeline.plan(at, this.lane, run);
  }

  private daysAgo(days: number): Date {
    return new Date(this.context.now.getTime() - days * DAY_MS);
  }
}
