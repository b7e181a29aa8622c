// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { ReferralTotals } from './ReferralTotals.tsx';

type Part = ReturnType<typeof sampleReferral>['milestones'][number];

const part = (status: Part['status'], amount: string): Part => {
  return { id: null, percent: 50, amount, dueAt: '2026-12-20T00:00:00.000Z', status };
};

const hire = (referralBonus: string, milestones: Part[], payout: string | null = null) => {
  const job = { ...sampleReferral().job, referralBonus };
  return sampleReferral({ status: 'completed', job, milestones, payout });
};

const LISTS = {
  'a reward next to its bonus': [
    hire('1625.00', [part('paid', '1625.00')], '58.00'),
    hire('675.00', [part('coming', '675.00')]),
  ],
  'a bonus with cents': [hire('750.30', [part('paid', '187.58'), part('waiting', '562.72')])],
  'a bonus that is still owed, and a canceled one': [
    hire('500.00', [part('planned', '500.00')]),
    hire('300.00', [part('paid', '75.00'), part('void', '225.00')]),
  ],
  'parts that were canceled and planned again': [
    hire('1000.00', [part('void', '1000.00'), part('paid', '250.00'), part('coming', '750.00')]),
  ],
};

const dollarsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));

it.each(Object.entries(LISTS))(
  'the parts in the tile add up to Total Earnings: %s',
  async (_name, referrals) => {
    const server = startFakeServer();
    server.answers('GET /api/referrer-stats', { body: {} });
    server.answers('GET /api/my-referrals', { body: [] });
    await renderPart(<ReferralTotals referrals={referrals} />, { at: '/my-referrals' });
    const tile = (await screen.findByText(/^Total Earnings/i)).closest('div')?.textContent ?? '';
    const [total, ...parts] = dollarsIn(tile.split('Plus')[0] ?? '');
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round((total ?? 0) * 100),
    );
  },
);
