import { TERMS_VERSION } from '#contract/identity/index.ts';
import { ACCOUNT_READER, MAKE_ADMIN, PROFILE_PICTURES } from '#modules/identity/index.ts';
import { JOBS } from '#modules/jobs/index.ts';
import { LIVE_UPDATES, NOTIFIER } from '#modules/notifications/index.ts';
import { CLOCK, PLATFORM } from '#platform/tokens.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import { communityBase } from '../adapters/community-base.ts';
import type { CommunityOutside } from '../adapters/community-outside.ts';
import { BLOCKS, WRITING_GUARD } from '../adapters/community.tokens.ts';
import { wireEvents } from '../adapters/wire-events.ts';
import type { AnswerEvent } from '../application/event/answer-event.ts';

const HOUR_MS = 3_600_000;

/** The body of an answer that has to be a success. */
export function ok(answer: HttpAnswer<Loose>): Loose {
  if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A host and guests, over HTTP. */
export class EventFixture {
  readonly app: TestApplication;
  readonly host: SignedUp;

  private constructor(app: TestApplication, host: SignedUp) {
    this.app = app;
    this.host = host;
  }

  /** The use case of RSVPs: a test can call it in a transaction of its own. */
  get answering(): AnswerEvent {
    const { application } = this.app;
    const outside: CommunityOutside = {
      platform: application.get(PLATFORM),
      accounts: application.get(ACCOUNT_READER),
      profilePictures: application.get(PROFILE_PICTURES),
      jobs: application.get(JOBS),
      notifier: application.get(NOTIFIER),
      live: application.get(LIVE_UPDATES),
      guard: application.get(WRITING_GUARD),
      blocks: application.get(BLOCKS),
    };
    return wireEvents(outside, communityBase(outside)).answering;
  }

  static async open(app: TestApplication): Promise<EventFixture> {
    return new EventFixture(app, await EventFixture.member(app));
  }

  /** A member who is past the review of new accounts. */
  static async member(app: TestApplication, fields: Record<string, unknown> = {}): Promise<SignedUp> {
    const person = await signUpReferrer(app, fields);
    await joinedDaysAgo(app, person, 10);
    return person;
  }

  guest(): Promise<SignedUp> {
    return signUpReferrer(this.app);
  }

  /** A new admin signs in again to get the role. */
  async admin(): Promise<SignedUp> {
    const person = await signUpReferrer(this.app);
    const account = { email: person.email, password: TEST_PASSWORD };
    await this.app.application.get(MAKE_ADMIN).run({ ...account, termsVersion: TERMS_VERSION });
    ok(await person.client.post('/api/auth/login', account));
    return person;
  }

  /** ISO, from the clock of the application. */
  at(hours: number): string {
    const now = this.app.application.get(CLOCK).now().getTime();
    return new Date(now + hours * HOUR_MS).toISOString();
  }

  body(fields: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      title: 'OSHA 10 refresher',
      description: 'Two hours on falls and ladders.',
      eventType: 'safety',
      startAt: this.at(72),
      endAt: this.at(74),
      location: '500 Congress Ave, Austin, TX',
      capacity: null,
      isVirtual: false,
      ...fields,
    };
  }

  async create(fields: Record<string, unknown> = {}): Promise<Loose> {
    return ok(await this.host.client.post('/api/events', this.body(fields)));
  }

  rsvp(who: SignedUp, id: string): Promise<HttpAnswer<Loose>> {
    return who.client.post(`/api/events/${id}/rsvp`);
  }

  leave(who: SignedUp, id: string): Promise<HttpAnswer<Loose>> {
    return who.client.delete(`/api/events/${id}/rsvp`);
  }

  async read(who: SignedUp, id: string): Promise<Loose> {
    return ok(await who.client.get(`/api/events/${id}`));
  }

  /** Someone's notices, newest first. */
  async inbox(who: SignedUp): Promise<Loose[]> {
    await this.app.settle();
    return ok(await who.client.get('/api/notifications'));
  }

  async told(who: SignedUp): Promise<string[]> {
    const types = (await this.inbox(who)).map(({ type }): string => type);
    return types.filter((type) => type.startsWith('event_'));
  }
}
