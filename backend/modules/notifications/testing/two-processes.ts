import { asId, newId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NOTIFIER, type Notification } from '../index.ts';

export const notice = ({ id }: SignedUp, workerName: string): Notification => ({
  userId: asId(id),
  kind: 'reward_ready',
  data: { referralId: newId(), jobId: newId(), workerName, jobTitle: 'Framer', amount: '75.00' },
});

/** The product twice, on one database: what one of them writes, streams of the other tell. */
export class TwoProcesses {
  readonly app: TestApplication;
  readonly other: TestApplication;

  private constructor(app: TestApplication, other: TestApplication) {
    this.app = app;
    this.other = other;
  }

  static async start(): Promise<TwoProcesses> {
    const app = await startTestApplication();
    return new TwoProcesses(app, await startTestApplication({ beside: app }));
  }

  async stop(): Promise<void> {
    await this.other.stop();
    await this.app.stop();
  }

  async tell(person: SignedUp, workerName = 'Ana', by = this.app): Promise<void> {
    const { application } = by;
    await application
      .get(UNIT_OF_WORK)
      .transaction(() => application.get(NOTIFIER).notify(notice(person, workerName)));
  }

  /** Waits for the first event, after which nothing is lost. */
  async open(person: SignedUp, by = this.app, lastEventId?: string): Promise<EventStreamClient> {
    const cookie = person.client.cookieHeader();
    const stream = await EventStreamClient.open(by.origin, cookie, lastEventId ? { lastEventId } : {});
    await stream.next('unread');
    return stream;
  }

  sql(text: string, values: readonly unknown[] = []): Promise<readonly object[]> {
    return runSql(this.app.application.sql, text, values);
  }
}
