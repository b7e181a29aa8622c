import type { Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { ok } from '../product-fixture.ts';

/** New notices in each person's inbox since the last read: a line that has since changed counts, too. */
export class NoticedPeople {
  private readonly app: TestApplication;
  private readonly people: Readonly<Record<string, SignedUp>>;
  private readonly seen = new Map<string, string>();
  private readonly counted = new Map<string, number>();

  constructor(app: TestApplication, people: Readonly<Record<string, SignedUp>>) {
    this.app = app;
    this.people = people;
  }

  /** The kinds of new notices by person, without people who got none. */
  async since(): Promise<Record<string, string[]>> {
    await this.app.settle();
    const news: Record<string, string[]> = {};
    for (const [name, { client }] of Object.entries(this.people)) {
      const inbox: Loose[] = ok(await client.get('/api/notifications?limit=100'));
      const fresh = inbox.filter((notice) => this.isNew(`${name} ${notice['id']}`, notice));
      if (fresh.length > 0) news[name] = fresh.map(({ type }) => String(type)).toReversed();
    }
    return news;
  }

  /** New texts and subjects of emails by person and channel, without people who got none. */
  async messagesSince(phones: Readonly<Record<string, string>> = {}): Promise<Record<string, string[]>> {
    const news: Record<string, string[]> = {};
    for (const [name, { email }] of Object.entries(this.people)) {
      for (const to of [email, phones[name] ?? '']) {
        if (to === '') continue;
        const sent: Loose[] = ok(
          await this.app.client().get(`/api/dev/outbox?to=${encodeURIComponent(to)}&limit=100`),
        );
        // The newest first.
        const fresh = sent.slice(0, sent.length - (this.counted.get(to) ?? 0));
        this.counted.set(to, sent.length);
        if (fresh.length > 0)
          news[`${name} ${to === email ? 'email' : 'text'}`] = fresh.map(({ subject, body }) =>
            String(subject ?? body),
          );
      }
    }
    return news;
  }

  private isNew(key: string, notice: Loose): boolean {
    const state = JSON.stringify([notice['type'], notice['message'], notice['createdAt']]);
    const isNew = this.seen.get(key) !== state;
    this.seen.set(key, state);
    return isNew;
  }
}
