import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { COMMUNITY_NOTICES } from '../../testing/notices/community-notices.ts';
import { HIRE_NOTICES } from '../../testing/notices/hire-notices.ts';
import { NoticeStage } from '../../testing/notices/notice-stage.ts';

/** The receipt of a payment is a thing of its own. */
const RECEIPTS: ReadonlySet<string> = new Set(['payment_succeeded']);
/** They request something and announce nothing. */
const QUESTIONS: ReadonlySet<string> = new Set(['rate_referrer', 'rate_employer', 'tax_form_soon']);
/** The same as messages, and a form that is requested separately. */
const APART =
  /^(Payment received|How did it go\?|How was the job\?|Add your tax information)|Fill in section 1/;
const isNews = (kind: string): boolean => !RECEIPTS.has(kind) && !QUESTIONS.has(kind);
/** The notices of the stories, so that no story passes because nothing happens. */
const KINDS = [
  'post_replied',
  'reply_quoted',
  'mentioned_in_post',
  'mentioned_in_reply',
  'answer_accepted',
  'board_join_requested',
  'board_request_approved',
  'board_moderator_appointed',
  'mentioned_in_event',
  'event_changed',
  'event_place_offered',
  'event_cancelled',
  'interview_proposed',
  'interview_confirmed',
  'background_check_clear',
  'background_check_declined',
  'background_check_link_expired',
  'drug_test_clear',
  'service_refunded',
  'offer_accepted',
  'i9_section1_signed',
  'rating_received',
  'content_hidden',
  'report_upheld',
  'report_dismissed',
  'tax_form_soon',
  'tax_form_needed',
];

let app: TestApplication;
let stage: NoticeStage;
/** Kinds of all notices of these stories. */
const told = new Set<string>();

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  stage = await NoticeStage.open(app);
});
afterAll(() => app.stop());

const STORIES = Object.entries({ ...COMMUNITY_NOTICES, ...HIRE_NOTICES });

describe('one notice for one thing', { shuffle: false }, () => {
  describe.each(STORIES)('%s', (_story, acts) => {
    beforeAll(() => stage.wakeUp());

    it.each(acts)('the %s, %s: at most one notice each, and none for who acted', async (who, _what, act) => {
      // Time that passes is the act itself.
      if (who !== 'nobody') await app.advance(1);
      await stage.news();
      await act(stage);
      const { inboxes, messages } = await stage.news();
      for (const [name, kinds] of Object.entries(inboxes)) {
        for (const kind of kinds) told.add(kind);
        const news = kinds.filter(isNews);
        expect([name, news.length > (name === who ? 0 : 1) ? news : []]).toEqual([name, []]);
      }
      for (const [channel, words] of Object.entries(messages)) {
        const news = words.filter((text) => !APART.test(text));
        expect([channel, news.length > 1 ? news : []]).toEqual([channel, []]);
      }
    });
  });

  it('the stories cover notices of every part of the product', () => {
    expect([...told]).toEqual(expect.arrayContaining(KINDS));
    expect([...told]).not.toContain('refund_issued');
  });
});
