// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { serverNow } from '#shared/lib/index.ts';
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

it("a candidate's head has a button that opens the dialog of the next step", async () => {
  const { user, open } = await show(NEXT);
  await press(user, 'Schedule Interview');
  expect(open).toHaveBeenCalledWith('interview');
});

it("a candidate's head has no button if the referral has no next step", async () => {
  await show({ ...NEXT, nextActions: [{ status: 'rejected', label: 'Reject' }] });
  expect(screen.queryByRole('button', { name: /Schedule Interview|Reject/ })).toBeNull();
});

it.each([
  [23, /asked to call within 24 hours\.$/],
  [25, /is still waiting\. Please call today\.$/],
])(
  'after %d hours, the employer sees the promised time of the call, or that it is late',
  async (hours, words) => {
    await show({ createdAt: new Date(serverNow() - hours * 3_600_000).toISOString() });
    expect(screen.getByText(words)).toBeDefined();
  },
);

it('an experience level reads in words', async () => {
  await show({ experience: 'expert' });
  expect(screen.getByText('Expert (over 10 years)')).toBeDefined();
});

it("a candidate's head shows the relationship, the experience, and the confirmation", async () => {
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
])('a letter is marked as paper only if its consent was withdrawn: %s', async (isConsentWithdrawn, marks) => {
  const offerLetter = {
    id: 'one',
    status: 'sent',
    expiresAt: null,
    isConsentWithdrawn,
    due: null,
    isCountered: false,
    awaitsSignature: false,
  } as const;
  await show({ status: 'offer_sent', offerLetter });
  expect(screen.queryAllByText('Paper only')).toHaveLength(marks);
});
