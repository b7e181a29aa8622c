import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId, newId, type UserId } from '#kernel/ids.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import type {
  FoundContent,
  ReportedContent,
} from '#modules/moderation/application/content/reported-content.ts';
import { ReportedContents } from '#modules/moderation/application/content/reported-content.ts';
import { OpenCases } from '#modules/moderation/application/cases/open-cases.ts';
import { ReportContent } from '#modules/moderation/application/reports/report-content.ts';
import type { ReportId } from '#modules/moderation/application/reports/report-store.ts';
import { WithdrawReport } from '#modules/moderation/application/reports/withdraw-report.ts';
import { FlagText } from '#modules/moderation/application/writing/flag-text.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { EmbeddedSpamSignals } from '../../signals/embedded-spam-signals.ts';
import { SqlCaseStore } from '../cases/sql-case-store.ts';
import { SqlTrustReader } from '../trust/sql-trust-reader.ts';
import { SqlWritingLog } from '../writing/sql-writing-log.ts';
import { SqlReportStore } from './sql-report-store.ts';

/** A post of one author that is nowhere but here. */
class OnePost implements ReportedContent {
  readonly kind = 'post';
  found: FoundContent;

  constructor(authorId: UserId) {
    const shown = { path: '/forum/x', html: null, isHidden: false, isLocked: false, isDeleted: false };
    this.found = { ...shown, id: newId(), authorId, title: 'Anchors', text: 'Which?', createdAt: TEST_NOW };
  }

  async find(id: string) {
    return id === this.found.id ? this.found : null;
  }

  async isReadableBy() {
    return true;
  }

  async hide() {
    this.found = { ...this.found, isHidden: true };
  }

  async restore() {
    this.found = { ...this.found, isHidden: false };
  }

  async lock() {}
}

let app: TestApplication;
let author: SignedUp;
let post: OnePost;
let report: (by: UserId) => Promise<ReportId>;
let withdraw: (id: ReportId, by: UserId) => Promise<void>;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  author = await signUpReferrer(app);
  post = new OnePost(asId<'user'>(author.id));
  const { sql, unitOfWork, clock } = app.application.get(PLATFORM);
  const contents = new ReportedContents([post]);
  const flagText = new FlagText({
    signals: new EmbeddedSpamSignals(),
    log: new SqlWritingLog(sql),
    hash: (text) => text,
    clock,
  });
  const shared = { cases: new SqlCaseStore(sql), reports: new SqlReportStore(sql), clock };
  const notifier = app.application.get(NOTIFIER);
  const openCases = new OpenCases({ ...shared, contents, flagText, notifier });
  const needs = { ...shared, openCases, unitOfWork };
  const reporting = new ReportContent({ ...needs, contents, trust: new SqlTrustReader(sql) });
  const withdrawing = new WithdrawReport(needs);
  const words = { contentType: 'post', reason: 'spam', description: 'This is an ad.' } as const;
  report = (by) => reporting.run(by, { ...words, contentId: post.found.id });
  withdraw = (id, by) => withdrawing.run(id, by);
});

async function person(days: number): Promise<UserId> {
  const one = await signUpReferrer(app);
  await joinedDaysAgo(app, one, days);
  return asId<'user'>(one.id);
}
const isHidden = (): boolean => post.found.isHidden;
const inbox = async (): Promise<string[]> =>
  (await author.client.get('/api/notifications')).body.map(({ type }: { type: string }) => type);

describe('open reports', () => {
  it('reports of three people hide a post and notify its author', async () => {
    await report(await person(10));
    await report(await person(10));
    expect([isHidden(), await inbox()]).toEqual([false, []]);
    await report(await person(10));
    await app.settle();
    expect([isHidden(), await inbox()]).toEqual([true, ['content_held']]);
    await report(await person(10));
    await app.settle();
    expect(await inbox()).toEqual(['content_held']);
    expect((await author.client.get('/api/my-held-content')).body).toMatchObject([
      { targetType: 'post', excerpt: 'Anchors', source: 'reports' },
    ]);
  });

  it('three reports at the same moment also hide it', async () => {
    const people = [await person(10), await person(10), await person(10)];
    await Promise.all(people.map((one) => report(one)));
    expect(isHidden()).toBe(true);
  });

  it('reports from a ring of new accounts hide nothing', async () => {
    for (let n = 0; n < 6; n += 1) await report(await person(1));
    expect(isHidden()).toBe(false);
  });

  it('withdrawn reports do not count, and the post they hid appears again', async () => {
    const [ana, bo] = [await person(10), await person(10)];
    const first = await report(ana);
    await report(bo);
    await report(await person(10));
    expect(isHidden()).toBe(true);
    await withdraw(first, ana);
    expect(isHidden()).toBe(false);
    await report(ana);
    expect(isHidden()).toBe(true);
  });

  it('a withdrawn report does not show a post that a moderator of its place has hidden', async () => {
    const ana = await person(10);
    const first = await report(ana);
    await post.hide();
    await report(await person(10));
    await report(await person(10));
    await withdraw(first, ana);
    expect(isHidden()).toBe(true);
  });

  it('a post that a moderator has hidden cannot be reported', async () => {
    await post.hide();
    await expect(report(await person(10))).rejects.toMatchObject({ code: 'moderation.content_not_found' });
  });
});
