import { section1, section2 } from '#modules/eligibility/testing/api-fixture.ts';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { ok, SIGNATURE } from '../product-fixture.ts';
import { post, type Act, type NoticeStage, type NoticeStories } from './notice-stage.ts';

const status = (to: string, more: (stage: NoticeStage) => Record<string, unknown> = () => ({})): Act => [
  'employer',
  `sets the status ${to}`,
  async (s) => ok(await s.fixture.status(s.made['referral'] ?? '', to, more(s))),
];

const refer: Act = [
  'referrer',
  'refers',
  async (s) => {
    s.made['referral'] = ok(await s.fixture.refer((await s.fixture.job()).id, s.phone)).id;
  },
];
const order = (kind: string, body: object): Act => [
  'employer',
  `orders a ${kind}`,
  async (s) => {
    const answer = ok(await s.as('employer').post(s.path(`/api/referrals/:referral/${kind}`), body));
    await s.fixture.pay(answer.payment);
  },
];
const consent = (what: string, body: object): Act => [
  'worker',
  what,
  async (s) => {
    const token = await s.linkIn('background-check-consent');
    ok(await s.app.client().post(`/api/background-check-consent/${token}`, body));
  },
];
const YES = { consentGiven: true, candidateSignature: 'Bo Li' };
const later = (what: string, hours: number): Act => ['nobody', what, (s) => s.app.advance(hours)];

const hire: readonly Act[] = [
  refer,
  status('interview_scheduled'),
  [
    'employer',
    'sends a letter',
    async (s) => {
      s.made['signing'] = (await s.fixture.sentLetter(s.made['referral'] ?? '', { drugTest: true })).token;
    },
  ],
  ['worker', 'signs', async (s) => ok(await s.fixture.answer(s.made['signing'] ?? '', SIGNATURE))],
  ['employer', 'hires', async (s) => ok(await s.fixture.put(s.made['referral'] ?? '', 'hire'))],
];

/** Interviews, checks, forms, ratings and taxes. */
export const HIRE_NOTICES: NoticeStories = {
  'an interview': [
    refer,
    status('interview_scheduled', (s) => ({
      interview: { at: s.inHours(72), kind: 'in_person', place: '12 Oak St, Austin', note: '' },
    })),
    [
      'worker',
      'asks for another time',
      async (s) => {
        const times = [s.inHours(80)];
        const link = await s.linkIn('interview');
        ok(await s.app.client().post(`/api/interviews/${link}`, { answer: 'propose', times }));
      },
    ],
    [
      'employer',
      'sets another time',
      async (s) => {
        const interview = { at: s.inHours(80), kind: 'phone', place: '(512) 555-0100', note: '' };
        ok(await s.as('employer').put(s.path('/api/referrals/:referral/interview'), interview));
      },
    ],
    [
      'worker',
      'confirms',
      async (s) => {
        const link = await s.linkIn('interview');
        ok(await s.app.client().post(`/api/interviews/${link}`, { answer: 'confirm' }));
      },
    ],
    later('a day before', 56),
    status('rejected'),
  ],
  'a background check that is clear': [
    refer,
    order('background-check', { packageType: 'basic' }),
    consent('agrees', YES),
    later('the report is there', 2),
  ],
  'a background check that the worker declines': [
    refer,
    order('background-check', { packageType: 'basic' }),
    consent('declines', { consentGiven: false }),
  ],
  'a background check that nobody answers': [
    refer,
    order('background-check', { packageType: 'basic' }),
    later('a week before the link expires', 7 * 24),
    later('the link has expired', 7 * 24),
  ],
  'a drug test': [refer, order('drug-test', {}), consent('agrees', YES), later('the result is there', 2)],
  'a paid test that nobody delivers': [
    ...hire,
    [
      'nobody',
      'its thirty days are over',
      async (s) => {
        await s.app.advance(24 * 29.9);
        await s.noticed.since();
        await s.noticed.messagesSince({ worker: s.phone });
        await s.app.advance(24);
      },
    ],
  ],
  'a Form I-9': [
    ...hire,
    [
      'worker',
      'signs section 1',
      async (s) => ok(await s.app.client().put(`/api/i9/${await s.linkIn('i9')}/section1`, section1)),
    ],
    [
      'employer',
      'signs section 2',
      async (s) => {
        const body = { ...section2, firstDayOn: dayAhead(0, s.app.application.clock.now()) };
        ok(await s.as('employer').put(s.path('/api/i9-forms/:referral/section2'), body));
      },
    ],
  ],
  'work that is rated': [
    ...hire,
    ['employer', 'completes', async (s) => ok(await s.fixture.put(s.made['referral'] ?? '', 'complete'))],
    post('employer', 'rates the referrer', '/api/ratings', (s) => ({
      referralId: s.made['referral'],
      rating: 5,
    })),
    post('referrer', 'rates the employer', '/api/ratings', (s) => ({
      referralId: s.made['referral'],
      rating: 4,
    })),
  ],
  'earnings that come near the tax threshold': [
    refer,
    ['nobody', 'most of it is paid', (s) => s.earn(1800)],
    ['nobody', 'it is reached', (s) => s.earn(400)],
  ],
};
