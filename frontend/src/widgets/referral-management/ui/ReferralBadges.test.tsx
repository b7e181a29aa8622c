// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { ReferralBadges } from './ReferralBadges.tsx';

const LETTER = {
  id: 'one',
  status: 'draft',
  expiresAt: null,
  isConsentWithdrawn: false,
  due: null,
  isCountered: false,
  awaitsSignature: false,
} as const;
const show = (change: Partial<NonNullable<Referral['offerLetter']>>) =>
  renderPart(<ReferralBadges referral={sampleReferral({ offerLetter: { ...LETTER, ...change } })} />);

it.each([
  [{ due: '1005.00' }, 'Draft · pay $1,005'],
  [{}, 'Draft · ready to send'],
  [{ status: 'viewed', isCountered: true }, 'Asked for a change'],
  [{ status: 'sent', due: '32.00' }, 'Change · pay $32'],
] as const)('a letter with %j has the badge "%s"', async (change, words) => {
  await show(change);
  expect(screen.getByText(words)).toBeDefined();
});

it('each link to authorize a check that expired unanswered has a badge', async () => {
  const expiredCheckLinks = ['background_check', 'drug_test'] as const;
  await renderPart(
    <ReferralBadges referral={sampleReferral({ expiredCheckLinks: [...expiredCheckLinks] })} />,
  );
  expect(screen.getByText('Background check link expired')).toBeDefined();
  expect(screen.getByText('Drug test link expired')).toBeDefined();
});

it('a letter that waits for the worker has no badge', async () => {
  await show({ status: 'sent' });
  expect(screen.queryByText(/Draft|change|pay/i)).toBeNull();
});

it.each([
  ['offer_sent', 'sent', 'Offer Sent'],
  ['offer_signed', 'signed', 'Offer Signed'],
] as const)('says %s one time, on the badge that opens the letter', async (status, letter, word) => {
  const offerLetter = { ...LETTER, status: letter };
  await renderPart(<ReferralBadges referral={sampleReferral({ status, offerLetter })} />);
  const link = screen.getByRole('link', { name: new RegExp(`^${word}: open the offer letter`) });
  expect(link.getAttribute('href')).toBe('/api/offer-letters/one/document');
  expect(document.body.textContent?.match(/Sent|Signed/g)).toHaveLength(1);
});
