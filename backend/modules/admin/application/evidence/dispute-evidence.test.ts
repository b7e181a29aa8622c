import { describe, expect, it } from 'vitest';
import { PAY_TYPES } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { REFERRAL_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { REJECTION_REASONS } from '#contract/hiring/vocabulary/rejection-reason.ts';
import { LETTER_CHANNELS, LETTER_EVENT_KINDS } from '#contract/offers/vocabulary/letter/letter-events.ts';
import { evidenceOf } from './dispute-evidence.ts';
import type { DisputedPayment, DisputedReferral } from './disputed-payment.ts';

const LONGEST = 20_000;
const NOTE = 'The worker clocked in on the first day: see the badge log of the site.';

const referral: DisputedReferral = {
  workerName: 'Ana Alvarez',
  jobTitle: 'Electrician',
  company: 'Lone Star Electric',
  confirmedAt: '2026-11-02T15:00:00.000Z',
  hiredAt: '2026-11-09T15:00:00.000Z',
  letters: [],
  addOns: [],
  steps: [],
};
const of = (referrals: readonly DisputedReferral[]): DisputedPayment => ({
  employerName: 'Pat Person',
  employerEmail: 'pat@example.com',
  amount: '1925.00',
  paidAt: '2026-11-05T15:00:00.000Z',
  lines: [{ label: 'Bonus', amount: '1500.00' }],
  referrals,
});
const payment = (referrals: number): DisputedPayment => of(Array.from({ length: referrals }, () => referral));

describe('the statement of a disputed payment', () => {
  it('the statement begins with the full note, however much is cut from the rest', () => {
    const { statement } = evidenceOf(payment(1_000), NOTE);
    expect(statement).toHaveLength(LONGEST);
    const begins = `${NOTE}\n\nPat Person paid $1,925.00 on Crewvine`;
    expect(statement.slice(0, begins.length)).toBe(begins);
  });

  it('without a note the statement contains only known facts and ends with what the cardholder received', () => {
    const { statement } = evidenceOf(payment(1), '');
    expect(statement).toMatch(/^Pat Person paid \$1,925\.00 on Crewvine on Nov 5, 2026, 9:00 AM CST\./);
    expect(statement).toContain('Ana Alvarez was hired on Nov 9, 2026, 9:00 AM CST.');
    expect(statement).toMatch(
      /What Pat Person received:\n- The contact details of Ana Alvarez, on Nov 2, 2026, 9:00 AM CST\.\n- The hire of Ana Alvarez, on Nov 9, 2026, 9:00 AM CST\.$/,
    );
  });

  it('the statement says if nothing was delivered', () => {
    const { statement } = evidenceOf(of([{ ...referral, confirmedAt: null, hiredAt: null }]), '');
    expect(statement).toMatch(/Nothing was delivered to Pat Person yet\.$/);
  });
});

const AT = '2026-07-01T03:30:00.000Z';
const letter: DisputedReferral['letters'][number] = {
  version: 2,
  payRate: '33',
  payType: 'hourly',
  startDate: '2026-12-14',
  sentAt: AT,
  viewedAt: AT,
  signedAt: AT,
  signer: 'Ana Alvarez',
  sha256: 'ab'.repeat(32),
  consentAt: AT,
  consent: { version: '2026-11', sha256: 'cd'.repeat(32), text: 'I agree.' },
  events: [],
};
const REASONS = [
  ...REJECTION_REASONS,
  'rolled_back',
  'offer_declined',
  'offer_expired',
  'offer_withdrawn',
  null,
];
const STEPS = REFERRAL_STATUSES.flatMap((to) =>
  REASONS.flatMap((reason) => ['Bo Hill', null].map((by) => ({ at: AT, to, reason, by }))),
);
const EVENTS = LETTER_EVENT_KINDS.flatMap((kind) =>
  LETTER_CHANNELS.flatMap((channel) =>
    ['b•••@example.com', null].map((maskedAddress) => ({ at: AT, kind, channel, maskedAddress })),
  ),
);
const ADD_ONS = (['background_check', 'drug_test', 'i9_verification'] as const).flatMap((kind) =>
  [AT, null].map((completedAt) => ({ kind, completedAt })),
);

/** Every kind of thing that evidence is made of, one at a time. */
const THINGS: readonly (readonly [name: string, thing: Partial<DisputedReferral>])[] = [
  ...STEPS.map((step) => [`step ${step.to}, ${step.reason}, by ${step.by}`, { steps: [step] }] as const),
  ...EVENTS.map(
    (event) =>
      [`letter ${event.kind} by ${event.channel}`, { letters: [{ ...letter, events: [event] }] }] as const,
  ),
  ...ADD_ONS.map((addOn) => [`add-on ${addOn.kind}, ${addOn.completedAt}`, { addOns: [addOn] }] as const),
  ...PAY_TYPES.map((payType) => [`pay ${payType}`, { letters: [{ ...letter, payType }] }] as const),
  [
    'consent of an addendum',
    {
      letters: [
        { ...letter, consent: { ...letter.consent, version: '2026-11-addendum', sha256: '', text: '' } },
      ],
    },
  ],
  [
    'a consent named in a way of its own',
    { letters: [{ ...letter, consent: { version: 'first_text-1', sha256: '', text: '' } }] },
  ],
];

describe('evidence', () => {
  it.each(THINGS)('the evidence is readable text for people: %s', (_, thing) => {
    const { activityLog, statement, productDescription, serviceDate } = evidenceOf(
      of([{ ...referral, ...thing }]),
      '',
    );
    const words = [activityLog, statement, productDescription, serviceDate].join('\n');
    expect(words).not.toMatch(/\d{4}-\d{2}/);
    expect(words).not.toMatch(/[A-Za-z]_[A-Za-z]/);
    expect(words).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    expect(words).not.toMatch(/null|undefined|UTC|\{/);
    for (const line of activityLog.split('\n'))
      expect(line).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M C[SD]T: [A-Z][^]*\.$/);
  });

  it('the evidence states the pay with its period and the start as a calendar day', () => {
    const { statement } = evidenceOf(of([{ ...referral, letters: [letter] }]), '');
    expect(statement).toContain(
      'The employer offered Ana Alvarez a job at $33.00 per hour, starting December 14, 2026, in an offer letter (version 2).',
    );
    expect(statement).toContain('The letter was sent on Jun 30, 2026, 10:30 PM CDT.');
    expect(statement).toContain('under the consent text of November 2026.');
  });

  it('the signature comes before its consequences, and each copy names its recipient', () => {
    const copy = { at: AT, kind: 'copy_sent', channel: 'email' } as const;
    const events = [
      { at: AT, kind: 'signed', channel: 'page', maskedAddress: null } as const,
      { ...copy, maskedAddress: 'a•••@mail.example' },
      { ...copy, maskedAddress: 'p•••@work.example' },
    ];
    const steps = [{ at: AT, to: 'offer_signed', reason: null, by: null } as const];
    const letters = [{ ...letter, version: 1, events }];
    const { activityLog } = evidenceOf(of([{ ...referral, steps, letters }]), '');
    const sentences = activityLog.split('\n').filter((line) => line.startsWith('Jun 30'));
    expect(sentences.map((line) => line.replace(/^.*?: /, ''))).toEqual([
      'Ana Alvarez signed the offer letter electronically.',
      'The offer to Ana Alvarez was recorded as signed.',
      'Crewvine sent a copy of the signed offer letter by email to a•••@mail.example.',
      'Crewvine sent a copy of the signed offer letter by email to p•••@work.example.',
    ]);
  });

  it('the evidence names the person behind each action', () => {
    const { activityLog, serviceDate, productDescription } = evidenceOf(
      of([{ ...referral, steps: [{ at: AT, to: 'hired', reason: null, by: 'Bo Hill' }] }]),
      '',
    );
    expect(activityLog).toContain('Jun 30, 2026, 10:30 PM CDT: Bo Hill hired Ana Alvarez.');
    expect([serviceDate, productDescription]).toEqual(['November 9, 2026', 'Bonus: $1,500.00']);
  });
});
