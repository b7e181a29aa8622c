// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { serverNow } from '#shared/api/index.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { CandidateHead } from './CandidateHead.tsx';

const NEXT: Partial<Referral> = {
  status: 'contacted',
  nextActions: [
    { status: 'interviewing', label: 'Schedule Interview' },
    { status: 'rejected', label: 'Reject' },
  ],
};

async function show(changes: Partial<Referral>) {
  const open = vi.fn();
  const part = await renderPart(<CandidateHead referral={sampleReferral(changes)} onOpen={open} />);
  return { ...part, open };
}

it('carries the next step, which opens its dialog', async () => {
  const { user, open } = await show(NEXT);
  await press(user, 'Schedule Interview');
  expect(open).toHaveBeenCalledWith('interview');
});

it('has no step where the employer has none left', async () => {
  await show({ ...NEXT, nextActions: [{ status: 'rejected', label: 'Reject' }] });
  expect(screen.queryByRole('button', { name: /Schedule Interview|Reject/ })).toBeNull();
});

it.each([
  [23, /expect your call within 24 hours\.$/],
  [25, /they're still waiting\. Please call today\.$/],
])('after %d hours says by when the call was promised, or that it is late', async (hours, words) => {
  await show({ createdAt: new Date(serverNow() - hours * 3_600_000).toISOString() });
  expect(screen.getByText(words)).toBeDefined();
});

it('says a level of experience in words', async () => {
  await show({ experience: 'expert' });
  expect(screen.getByText('Expert (over 10 years)')).toBeDefined();
});

it('says how the referrer knows them, what was said, and that they confirmed', async () => {
  await show({
    relationship: 'coworker',
    experience: 'Ten years of roofs',
    verificationStatus: 'verified',
    verifiedAt: '2026-11-20T12:00:00.000Z',
  });
  expect(screen.getByText('coworker')).toBeDefined();
  expect(screen.getByText('Ten years of roofs')).toBeDefined();
  expect(screen.getByText('Confirmed by the worker')).toBeDefined();
});

it.each([
  [true, 1],
  [false, 0],
])('marks a letter as paper only if its consent was withdrawn: %s', async (isConsentWithdrawn, marks) => {
  const offerLetter = {
    id: 'one',
    status: 'sent',
    expiresAt: null,
    isConsentWithdrawn,
    due: null,
    isCountered: false,
  } as const;
  await show({ status: 'offer_sent', offerLetter });
  expect(screen.queryAllByText('Paper only')).toHaveLength(marks);
});
