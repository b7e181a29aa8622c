// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { REFERRAL_STATUSES, type Referral } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { TrackerCard } from './TrackerCard.tsx';

const DAY = '2026-11-20T12:00:00.000Z';
const BEFORE = '2026-11-18T12:00:00.000Z';
const COMPANY = sampleReferral().job.company;
const part = (
  percent: number,
  amount: string,
  status: Referral['milestones'][number]['status'],
  dueAt: string | null,
) => ({ id: null, percent, amount, dueAt, status }) as const;

/** The server's answer for a referral with this status. */
function referralOf(status: Referral['status'], changes: Partial<Referral> = {}): Referral {
  const isHire = status === 'hired' || status === 'completed';
  const milestones = isHire
    ? [
        part(25, '125.00', 'paid', '2026-11-19T12:00:00.000Z'),
        part(75, '375.00', 'coming', '2026-12-19T12:00:00.000Z'),
      ]
    : [part(25, '125.00', 'planned', null), part(75, '375.00', 'planned', null)];
  return sampleReferral({
    status,
    createdAt: BEFORE,
    statusChangedAt: DAY,
    job: { ...sampleReferral().job, referralBonus: '500.00' },
    bonusPaidAt: isHire ? DAY : null,
    milestones: status === 'rejected' ? [] : milestones,
    estimatedPayout: '50.00',
    ...changes,
  });
}

function rewardOf(
  { id, workerName }: Referral,
  state: CompletedReferral['claim']['state'],
): CompletedReferral {
  return {
    id,
    workerName,
    jobTitle: 'Roofer',
    company: COMPANY,
    completedAt: DAY,
    basePayout: '50.00',
    tier: 'bronze',
    payoutProcessed: state === 'paid',
    payout: state === 'paid' ? '50.00' : null,
    claim: { state, reason: null, mayClaim: false },
    nudgeFrom: null,
    boost: { amount: '8.00', points: 175, affordable: false },
  };
}

async function show(referral: Referral, claim?: CompletedReferral['claim']['state']) {
  const server = startFakeServer();
  server.answers('GET /api/referrals/*/timeline', {
    body: [
      { at: BEFORE, status: 'submitted', label: 'You referred this worker', actor: 'referrer', note: null },
      {
        at: DAY,
        status: referral.status,
        label: 'The employer contacted your candidate',
        actor: 'employer',
        note: null,
      },
    ],
  });
  const reward = claim ? rewardOf(referral, claim) : null;
  const act = vi.fn();
  const { user } = await renderPart(
    <TrackerCard referral={referral} reward={reward} onVerify={act} onClaim={act} />,
  );
  await press(user, 'Timeline');
  const list = await screen.findByRole('list', { name: `Timeline of ${referral.workerName}` });
  const items = within(list).getAllByRole('listitem');
  return { items, card: screen.getByRole('article'), words: screen.getByRole('article').textContent ?? '' };
}

const OPEN = REFERRAL_STATUSES.filter((status) => status !== 'rejected' && status !== 'completed');
interface Case {
  readonly name: string;
  readonly referral: Referral;
  readonly claim?: CompletedReferral['claim']['state'];
}
const CASES: readonly Case[] = [
  ...REFERRAL_STATUSES.map((status) => ({ name: status, referral: referralOf(status) })),
  ...OPEN.map((status) => ({
    name: `${status}, unconfirmed`,
    referral: referralOf(status, { verificationStatus: 'pending' }),
  })),
  { name: 'hired, not paid in', referral: referralOf('hired', { bonusPaidAt: null }) },
  {
    name: 'declined',
    referral: referralOf('rejected', { verificationStatus: 'declined', rejectionReason: 'worker_declined' }),
  },
  ...(['ready', 'in_review', 'unconfirmed', 'refused', 'paid'] as const).map((claim) => ({
    name: `completed, claim ${claim}`,
    referral: referralOf('completed', { payoutProcessed: claim === 'paid' }),
    claim,
  })),
];

/** Sentences that exclude each other. */
const EXCLUDING: readonly (readonly RegExp[])[] = [
  [/Waiting on Ivy View/, new RegExp(`Waiting on ${COMPANY}`), /Your turn/, /Nothing left to do/],
  [
    /payout ready/,
    /payout claimed/,
    /we check your payout/,
    /We didn't approve/,
    /Ready to claim.*Not approved/,
  ],
  [
    /is reviewing your referral/,
    /is interviewing your candidate/,
    /sent an offer/,
    /accepted the offer/,
    /was hired/,
  ],
];

describe('the words about one referral', () => {
  it.each(CASES)('the card does not contradict itself: $name', async ({ referral, claim }) => {
    const { card, items } = await show(referral, claim);
    const ahead = items
      .filter((item) => item.textContent?.startsWith('Next: '))
      .map((item) => item.textContent ?? '');
    const now = ahead.reduce((words, item) => words.replace(item, ''), card.textContent ?? '');
    for (const sentences of EXCLUDING) {
      expect(sentences.filter((sentence) => sentence.test(now)).map(String).length).toBeLessThanOrEqual(1);
    }
    expect(now).not.toContain('24 hours');
    const isReview = referral.status === 'contacted';
    expect(/business days/.test(now)).toBe(isReview);
  });

  it.each(CASES)(
    'the referral has one current step, named like its badge: $name',
    async ({ referral, claim }) => {
      const { card, items } = await show(referral, claim);
      expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1);
      const step = card.querySelector('ol > li[aria-current="step"] > b')?.textContent ?? null;
      const names = within(card).getAllByText(step ?? '', { selector: 'span, b' });
      if (step !== null && referral.status !== 'completed') expect(names.length).toBeGreaterThan(1);
    },
  );
});

describe('the timeline', () => {
  it('the timeline shows past events, the current actor, the remaining steps, and the money', async () => {
    const { items } = await show(referralOf('contacted'));
    expect(items.map(({ textContent }) => textContent?.replace(/, \d.*?[AP]M/, ''))).toEqual([
      expect.stringMatching(/You referred this worker.*By you$/),
      expect.stringMatching(/The employer contacted your candidate.*By the employer$/),
      expect.stringMatching(
        new RegExp(`${COMPANY} schedules an interview with Ivy View.*since Nov 20, 2026$`),
      ),
      expect.stringMatching(/Offer Sent/),
      expect.stringMatching(/Offer Signed/),
      expect.stringMatching(/Work Completed.*payout ready/),
      expect.stringMatching(/\$500 bonus.*\$125 at 30 days, \$375 at 60 days after the hire/),
      expect.stringMatching(/\$50 tier reward.*After completion/),
    ]);
  });

  it('the timeline shows each paid and coming part on its date', async () => {
    const { items } = await show(referralOf('hired'));
    const words = items.map(({ textContent }) => textContent ?? '');
    const at = (sentence: RegExp): number => words.findIndex((item) => sentence.test(item));
    expect(at(/\$125, 25% of the bonus.*Nov 19, 2026.*Paid/)).toBe(1);
    expect(at(/\$375, 75% of the bonus.*Dec 19, 2026.*Coming/)).toBe(words.length - 2);
  });
});
