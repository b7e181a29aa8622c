import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPhone } from '#testing/fixtures/people/confirmed-phone.ts';
import { confirmWorker } from '#testing/fixtures/people/confirm-worker.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpWorker, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NoticedPeople } from '../../testing/notices/noticed-people.ts';
import { ok, SIGNATURE, ProductFixture } from '../../testing/product-fixture.ts';

/** Other notices that an action may cause: a receipt of money, and the tax form. */
const OTHER_THINGS: ReadonlySet<string> = new Set(['payment_succeeded', 'refund_issued', 'tax_form_soon']);
/** These are questions, not news: ratings have their own page. */
const QUESTIONS: ReadonlySet<string> = new Set(['rate_referrer', 'rate_employer']);
const isNews = (kind: string): boolean => !OTHER_THINGS.has(kind) && !QUESTIONS.has(kind);

let app: TestApplication;
let fixture: ProductFixture;
let worker: SignedUp;
let noticed: NoticedPeople;
let referralId = '';
let letterId = '';
let payment: Loose = {};
let token = '';
const phone = testPhone();

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await ProductFixture.open(app);
  worker = await signUpWorker(app, { phone });
  await confirmPhone(app, worker, phone);
  const { employer, referrer } = fixture;
  noticed = new NoticedPeople(app, { employer, referrer, worker });
});
afterAll(() => app.stop());

type Act = readonly [who: 'employer' | 'referrer' | 'worker', what: string, act: () => Promise<unknown>];

const refer: Act = [
  'referrer',
  'refers',
  async () => (referralId = ok(await fixture.refer((await fixture.job()).id, phone)).id),
];
const confirm: Act = ['worker', 'confirms the referral', () => confirmWorker(app, referralId)];
const move = (to: string): Act => [
  'employer',
  `moves it on: ${to}`,
  async () => ok(await fixture.status(referralId, to)),
];
const offer: Act = [
  'employer',
  'makes an offer',
  async () => {
    const draft = ok(await fixture.offer(referralId, { drugTest: true }));
    [letterId, payment] = [draft.offerLetter.id, draft.payment];
  },
];
const pay: Act = ['employer', 'pays', () => fixture.pay(payment)];
const send: Act = [
  'employer',
  'sends the letter',
  async () => (token = await fixture.sentToken(ok(await fixture.send(letterId)).signingUrl)),
];
const answer = (what: string, body: object): Act => [
  'worker',
  what,
  async () => ok(await fixture.answer(token, body)),
];
const put = (what: string, action: string): Act => [
  'employer',
  what,
  async () => ok(await fixture.put(referralId, action)),
];
const toOffer = [refer, move('interview_scheduled'), offer, pay, send];

const STORIES: Readonly<Record<string, readonly Act[]>> = {
  'that ends with a reward': [
    refer,
    confirm,
    move('contacted'),
    move('interview_scheduled'),
    offer,
    pay,
    send,
    answer('signs', SIGNATURE),
    put('hires', 'hire'),
    put('completes the work', 'complete'),
    [
      'referrer',
      'claims the reward',
      async () => ok(await fixture.claim(referralId, { basePayout: '50.00' })),
    ],
  ],
  'whose offer is bargained for and declined': [
    ...toOffer,
    ['worker', 'asks for more pay', async () => ok(await fixture.propose(token, '27'))],
    ['employer', 'refuses more pay', async () => ok(await fixture.answerCounter(letterId, false))],
    answer('declines the offer', { acceptedTerms: false }),
    move('rejected'),
  ],
  'whose offer is withdrawn': [
    ...toOffer,
    ['employer', 'withdraws the offer', async () => ok(await fixture.withdraw(letterId))],
  ],
  'whose hire is undone': [
    ...toOffer,
    answer('signs', SIGNATURE),
    put('hires', 'hire'),
    put('undoes the hire', 'rollback'),
  ],
};

describe('a referral', { shuffle: false }, () => {
  describe.each(Object.entries(STORIES))('%s', (_, acts) => {
    it.each(acts)(
      'the %s %s: each person gets at most one notice, and the actor none',
      async (who, _what, act) => {
        // Steps within minutes share one line, but an hour later each has its own.
        await app.advance(1);
        await noticed.since();
        await act();
        const { [who]: own = [], ...others } = await noticed.since();
        expect(own.filter(isNews)).toEqual([]);
        for (const kinds of Object.values(others)) {
          expect(kinds.filter(isNews).slice(1)).toEqual([]);
        }
      },
    );
  });
});
