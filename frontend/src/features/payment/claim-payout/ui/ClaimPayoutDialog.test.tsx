// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CompletedReferral } from '#entities/reward/index.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ClaimPayoutDialog } from './ClaimPayoutDialog.tsx';
import { ClaimStatus } from './ClaimStatus.tsx';

const reward = (affordable: boolean): CompletedReferral => ({
  id: '0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c01',
  workerName: 'Hank',
  jobTitle: 'Roofer',
  company: 'Hill Country Builders',
  completedAt: '2026-11-20T00:00:00.000Z',
  basePayout: '50.00',
  tier: 'bronze',
  payoutProcessed: false,
  payout: null,
  claim: { state: 'ready', reason: null, mayClaim: true },
  nudgeFrom: null,
  boost: { amount: '8.00', points: 175, affordable },
});
const CALL = 'POST /api/referrals/*/payout';

/** See rules.md#claim-figures. True if the dialog closes. */
const ANSWERS: readonly (readonly [FakeAnswer, string, boolean])[] = [
  [silent, 'Payout FailedPlease try again.', false],
  [
    refusing(422, 'rewards.too_few_points'),
    "Payout FailedYou don't have enough points for this boost.",
    false,
  ],
  [refusing(409, 'rewards.already_claimed'), 'Payout FailedThis payout has already been claimed.', true],
  [signedOut, 'ErrorPlease try again or refresh the page.', true],
  [
    refusing(422, 'rewards.worker_unconfirmed'),
    "Payout FailedThe worker hasn't confirmed this referral yet.",
    true,
  ],
  [
    refusing(422, 'rewards.claim_unchanged'),
    'Payout FailedNothing has changed since we refused this payout.',
    true,
  ],
  [
    { body: { totalPayout: '58.00', status: 'paid' } },
    'Payout Processed!We added $58 to your balance.',
    true,
  ],
  [
    { body: { totalPayout: '58.00', status: 'in_review' } },
    "Payout in reviewWe'll check your $58 payout first and tell you as soon as it's decided.",
    true,
  ],
];

async function open(affordable = true) {
  const server = startFakeServer();
  server.answers('GET /api/engagement-points', { body: { currentPoints: 200 } });
  const close = vi.fn();
  const part = await renderPart(<ClaimPayoutDialog reward={reward(affordable)} onClose={close} />);
  await screen.findByRole('dialog', { name: 'Claim your payout' });
  return { ...part, server, close };
}
const withBoost = () => screen.findByRole('radio', { name: /^With a boost: \$58/ });

describe('claiming a payout', () => {
  it.each(ANSWERS)('a claim answered with %o shows "%s"', async (answer, words, closes) => {
    const { user, server, close } = await open();
    server.answers(CALL, answer);
    await user.click(await withBoost());
    await press(user, 'Claim $58');
    await expectToast(words);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(closes ? 1 : 0));
  });

  it('a claim sends the boost only if used, and the same key with the same figures', async () => {
    const { user, server } = await open();
    server.answers(CALL, silent);
    await press(user, 'Claim $50');
    await press(user, 'Claim $50');
    await user.click(await withBoost());
    await press(user, 'Claim $58');
    const calls = server.calls(CALL);
    expect(calls.map(({ body }) => body)).toEqual([
      { basePayout: '50.00' },
      { basePayout: '50.00' },
      { basePayout: '50.00', tempBoost: '8.00', pointsSpent: 175 },
    ]);
    const [first, second, third] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('the dialog shows the server’s changed figures and then sends those', async () => {
    const { user, server } = await open();
    server.answers(CALL, {
      status: 409,
      body: {
        code: 'rewards.figures_changed',
        details: { basePayout: '45.00', tempBoost: '0.00', pointsSpent: 0 },
      },
    });
    await press(user, 'Claim $50');
    await press(user, 'Claim $45');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(server.calls(CALL).at(-1)?.body).toEqual({ basePayout: '45.00' });
  });

  it('the dialog offers a boost only to users with enough points', async () => {
    await open(false);
    expect(await screen.findByText(/A boost adds \$8 for 175 points\./)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the status of a claim', () => {
  const openClaim = async (claim: CompletedReferral['claim'], nudgeFrom: string | null = null) => {
    const server = startFakeServer();
    const onClaim = vi.fn();
    const part = (
      <ClaimStatus reward={{ ...reward(false), claim, nudgeFrom }} onClaim={onClaim} label="Claim $50" />
    );
    return { server, onClaim, ...(await renderPart(part)) };
  };

  it('a ready claim needs one press', async () => {
    const { user, onClaim } = await openClaim({ state: 'ready', reason: null, mayClaim: true });
    await press(user, 'Claim $50');
    expect(onClaim).toHaveBeenCalledOnce();
  });

  it('says that it is looked at, with nothing to press', async () => {
    await openClaim({ state: 'in_review', reason: null, mayClaim: false });
    expect(await screen.findByText(/We're checking this \$50 payout/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the referrer can nudge a worker who has not confirmed', async () => {
    const unconfirmed = { state: 'unconfirmed', reason: null, mayClaim: false } as const;
    const { user, server } = await openClaim(unconfirmed, '2026-11-20T12:00:00.000Z');
    server.answers('POST /api/referrals/*/nudge', { status: 202 });
    await press(user, 'Nudge Hank');
    await expectToast(/^Nudge sentHank gets a text with the link/);
    server.answers('POST /api/referrals/*/nudge', silent);
    await press(user, 'Nudge Hank');
    await expectToast(/^We couldn't send the nudge/);
  });

  it('a refused claim shows the reason and can be repeated once', async () => {
    const reason = 'We could not reach the worker.';
    const { user, onClaim } = await openClaim({ state: 'refused', reason, mayClaim: true });
    expect(await screen.findByText(reason)).toBeDefined();
    await press(user, 'Claim again');
    expect(onClaim).toHaveBeenCalledOnce();
  });

  it('a claim is closed after the second refusal', async () => {
    await openClaim({ state: 'refused', reason: 'Still not', mayClaim: false });
    expect(await screen.findByText('This payout is closed.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
