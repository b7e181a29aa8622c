import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, type UserId } from '#kernel/ids.ts';
import { WRITING_GUARD, type Writing, type WritingVerdict } from '#modules/community/index.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { confirmEmail, joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import { SqlWritingLog } from './sql-writing-log.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

let texts = 0;
const writing = (change: Partial<Writing> = {}): Writing => {
  texts += 1;
  return {
    kind: 'post',
    title: 'Anchors',
    text: `Which anchors hold in ${texts} old bricks?`,
    links: [],
    ...change,
  };
};
const judge = (who: UserId, what: Writing): Promise<WritingVerdict> =>
  app.application.get(WRITING_GUARD).judge(who, what);

async function newcomer(): Promise<UserId> {
  const person = await signUpReferrer(app);
  await confirmEmail(app, person);
  return asId<'user'>(person.id);
}

async function member(days = 10): Promise<UserId> {
  const person = await signUpReferrer(app);
  await joinedDaysAgo(app, person, days);
  return asId<'user'>(person.id);
}

describe('limits and reviews of new texts', () => {
  it.each(['post', 'reply', 'board'] as const)('a %s requires a confirmed email', async (kind) => {
    const { id } = await signUpReferrer(app);
    await expect(judge(asId<'user'>(id), writing({ kind }))).rejects.toMatchObject({
      code: 'moderation.email_unconfirmed',
      kind: 'forbidden',
    });
  });

  it('an event on an account’s first day waits for review if the email is unconfirmed', async () => {
    const { id } = await signUpReferrer(app);
    expect(await judge(asId<'user'>(id), writing({ kind: 'event' }))).toMatchObject({ inReview: true });
    expect(await judge(await newcomer(), writing({ kind: 'event' }))).toMatchObject({ inReview: false });
    const older = await member(2);
    const text = 'update users set email_verified_at = null where id = $1';
    await app.application.sql.rows({ name: 'test-unconfirm', text }, [older]);
    expect(await judge(older, writing({ kind: 'event' }))).toMatchObject({ inReview: false });
  });

  it.each([
    ['board', 3, 'moderation.too_many_boards'],
    ['event', 3, 'moderation.too_many_events'],
    ['post', 10, 'moderation.too_many_posts'],
  ] as const)(
    'the first three days allow a limited number of texts a day: %s by %s',
    async (kind, limit, code) => {
      const [fresh, known] = [await newcomer(), await member()];
      for (let count = 0; count < limit; count += 1) {
        await judge(fresh, writing({ kind }));
        await judge(known, writing({ kind }));
      }
      const refusal = { code, kind: 'too_many', details: { retryAfterSeconds: expect.any(Number) } };
      await expect(judge(fresh, writing({ kind }))).rejects.toMatchObject(refusal);
      await judge(known, writing({ kind }));
    },
  );

  it.each([
    ['event', 3],
    ['post', 10],
    ['reply', 30],
  ] as const)('edits of a %s by a new account do not count', async (kind, limit) => {
    const fresh = await newcomer();
    const edit = () => judge(fresh, writing({ kind, linksBefore: [] }));
    await judge(fresh, writing({ kind }));
    for (let count = 0; count < limit + 2; count += 1) await edit();
    for (let count = 1; count < limit; count += 1) await judge(fresh, writing({ kind }));
    await expect(judge(fresh, writing({ kind }))).rejects.toMatchObject({ kind: 'too_many' });
    expect(await edit()).toMatchObject({ inReview: false });
  });

  it('the links that a new account’s edit adds count, but not the earlier ones', async () => {
    const fresh = await newcomer();
    const address = (count: number) => `https://osha.gov/${count}`;
    const links = [address(1), address(2), address(3)];
    await judge(fresh, writing({ links }));
    for (let count = 0; count < 4; count += 1) await judge(fresh, writing({ links, linksBefore: links }));
    await judge(fresh, writing({ links: [...links, address(4), address(5)], linksBefore: links }));
    const sixth = { links: [...links, address(6)], linksBefore: links };
    await expect(judge(fresh, writing(sixth))).rejects.toMatchObject({ code: 'moderation.too_many_links' });
  });

  it('the limit counts texts created before a hundred edits of a new account', async () => {
    const fresh = await newcomer();
    for (let count = 0; count < 3; count += 1) await judge(fresh, writing({ kind: 'event' }));
    for (let count = 0; count < 100; count += 1) {
      await judge(fresh, writing({ kind: 'event', linksBefore: [] }));
    }
    await expect(judge(fresh, writing({ kind: 'event' }))).rejects.toMatchObject({ kind: 'too_many' });
  });

  it('the limit holds for two texts written at the same moment', async () => {
    const fresh = await newcomer();
    const tries = Array.from({ length: 6 }, () => judge(fresh, writing({ kind: 'board' })));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('a new account’s first link waits for review until a moderator approves one', async () => {
    const fresh = await newcomer();
    const linked = () => writing({ links: ['https://osha.gov/anchors'] });
    expect(await judge(fresh, writing())).toEqual({ inReview: false, autoFlags: [] });
    expect(await judge(fresh, linked())).toEqual({ inReview: true, autoFlags: [] });
    expect(await judge(fresh, linked())).toMatchObject({ inReview: true });
    await new SqlWritingLog(app.application.sql).release(fresh);
    expect(await judge(fresh, linked())).toMatchObject({ inReview: false });
    expect(await judge(await member(), linked())).toMatchObject({ inReview: false });
  });

  it('only flags what looks like spam', async () => {
    const known = await member();
    const bait = writing({ text: 'Earn $5,000 weekly, text 512 555 0100', links: ['https://bit.ly/x'] });
    const flags = ['blocked_domain', 'phone_number', 'pay_bait'];
    expect(await judge(known, bait)).toEqual({ inReview: false, autoFlags: flags });
    expect(await judge(known, { ...bait, title: 'ANCHORS!' })).toEqual({
      inReview: false,
      autoFlags: [...flags, 'repeated_text'],
    });
  });

  it('the same words from several people are flagged', async () => {
    const text = 'The same long words from everyone who was paid to say them';
    for (const flags of [[], [], ['repeated_text']]) {
      expect(await judge(await member(), writing({ text }))).toMatchObject({ autoFlags: flags });
    }
  });

  it('an edit is no repetition of its own text, and the text counts once', async () => {
    const [known, text] = [await member(), 'A text whose commas its author puts right, twice'];
    const first = writing({ text });
    expect(await judge(known, first)).toMatchObject({ autoFlags: [] });
    for (const edited of ['A text, whose commas its author puts right, twice', text])
      expect(await judge(known, { ...first, text: edited, linksBefore: [] })).toMatchObject({
        autoFlags: [],
      });
    const again = await judge(known, { ...first, linksBefore: [] });
    expect(again).toMatchObject({ autoFlags: [] });
    expect(await judge(known, first)).toMatchObject({ autoFlags: ['repeated_text'] });
  });

  it('the log forgets a text after thirty days', async () => {
    await judge(await member(), writing());
    await app.advance(24 * 31);
    const row = await app.application.sql.row<{ n: number }>({
      name: 'test-writings',
      text: 'select count(*)::int as n from judged_writings',
    });
    expect(row?.n).toBe(0);
  });
});
