import { Money } from '#kernel/money.ts';
import { asId, newId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { confirmPhone, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpReferrer, signUpWorker, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { NoticedPeople } from './noticed-people.ts';
import { ok, ProductFixture } from '../product-fixture.ts';

type Cast = Readonly<Record<'employer' | 'referrer' | 'worker' | 'author' | 'guest' | 'admin', SignedUp>>;
export type Act = readonly [
  who: keyof Cast | 'nobody',
  what: string,
  act: (stage: NoticeStage) => Promise<unknown>,
];
export type NoticeStories = Readonly<Record<string, readonly Act[]>>;

/** People who read each other's notices, and what their acts have made. */
export class NoticeStage {
  /** Ids and tokens by name. */
  readonly made: Record<string, string> = {};
  readonly app: TestApplication;
  readonly fixture: ProductFixture;
  readonly cast: Cast;
  readonly noticed: NoticedPeople;
  readonly phone: string;

  private constructor(app: TestApplication, fixture: ProductFixture, cast: Cast, phone: string) {
    this.app = app;
    this.fixture = fixture;
    this.cast = cast;
    this.phone = phone;
    this.noticed = new NoticedPeople(app, cast);
  }

  static async open(app: TestApplication): Promise<NoticeStage> {
    const phone = testPhone();
    const fixture = await ProductFixture.open(app);
    const worker = await signUpWorker(app, { phone });
    await confirmPhone(app, worker, phone);
    const { employer, referrer } = fixture;
    const [author, guest] = [await signUpReferrer(app), await signUpReferrer(app)];
    const cast = { employer, referrer, worker, author, guest, admin: await signUpAdmin(app) };
    for (const person of Object.values(cast)) await joinedDaysAgo(app, person, 30);
    return new NoticeStage(app, fixture, cast, phone);
  }

  /** To the next morning at the job: texts are sent by day. */
  async wakeUp(): Promise<void> {
    await this.app.advance(((16 - this.app.application.clock.now().getUTCHours() + 24) % 24) + 0.1);
  }

  as(who: keyof Cast): HttpClient {
    return this.cast[who].client;
  }

  mention(who: keyof Cast): string {
    return `@[Someone](user:${this.cast[who].id})`;
  }

  inHours(hours: number): string {
    return new Date(this.app.application.clock.now().getTime() + hours * 3_600_000).toISOString();
  }

  /** The token of the worker's newest text with such a link. */
  async linkIn(page: string): Promise<string> {
    const [token = ''] = (await textsTo(this.app, this.phone)).flatMap(
      (text) => new RegExp(`/${page}/([\\w.~-]+)`).exec(text)?.[1] ?? [],
    );
    return token;
  }

  /** A path with what was made in place of its names. */
  path(text: string): string {
    return text.replaceAll(/:(\w+)/g, (_, name: string) => this.made[name] ?? name);
  }

  /** New items for each person since the last read: kinds of notices, and messages by channel. */
  async news(): Promise<{ inboxes: Record<string, string[]>; messages: Record<string, string[]> }> {
    const inboxes = await this.noticed.since();
    return { inboxes, messages: await this.noticed.messagesSince({ worker: this.phone }) };
  }

  async earn(dollars: number): Promise<void> {
    const userId = asId<'user'>(this.cast.author.id);
    const referralId = asId<'referral'>(this.made['referral'] ?? '');
    const reward = { rewardId: newId(), userId, referralId, amount: Money.ofDollars(dollars) };
    const billing = this.app.application.get(BILLING);
    await this.app.application.get(UNIT_OF_WORK).transaction(() => billing.payReward(reward));
  }
}

type Body = (stage: NoticeStage) => object;

/** A POST call, whose id is stored by name if there is one. */
export function post(who: keyof Cast, what: string, call: string, body: Body = () => ({}), name = ''): Act {
  return [
    who,
    what,
    async (s) => {
      const answer = ok(await s.as(who).post(s.path(call), body(s)));
      if (name !== '') s.made[name] = String(answer['id']);
    },
  ];
}
