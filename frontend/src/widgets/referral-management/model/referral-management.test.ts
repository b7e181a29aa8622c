import { describe, expect, it } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { awaitsSignature, hasLetterCard, owesBonus, stepFor } from './referral-management.ts';

const referral = (facts: Partial<Referral>): Referral => sampleReferral({ nextActions: [], ...facts });
const canBeOffered = [{ status: 'offer_sent', label: 'Send Offer' }] as const;
const letter = (status: 'draft' | 'sent' | 'viewed' | 'withdrawn') => ({
  id: 'x',
  status,
  expiresAt: null,
  isConsentWithdrawn: false,
  due: null,
  isCountered: false,
  awaitsSignature: status === 'sent' || status === 'viewed',
});

describe('the referral management of an employer', () => {
  it('each step of a referral opens its dialog', () => {
    const one = referral({});
    expect(stepFor(one, 'contacted')).toBe('contact');
    expect(stepFor(one, 'interviewing')).toBe('interview');
    expect(stepFor(one, 'rejected')).toBe('reject');
    expect(stepFor(one, 'offer_signed')).toBe('paper');
    expect(stepFor(one, 'hired')).toBe('hire');
    expect(stepFor(one, 'completed')).toBe('complete');
  });

  it('an offer step creates a new letter, or continues with an existing draft', () => {
    expect(stepFor(referral({}), 'offer_sent')).toBe('offer');
    expect(stepFor(referral({ offerLetter: letter('withdrawn') }), 'offer_sent')).toBe('offer');
    expect(stepFor(referral({ offerLetter: letter('draft') }), 'offer_sent')).toBe('letter');
  });

  it('the letter card appears if a letter exists or can be created', () => {
    expect(hasLetterCard(referral({}))).toBe(false);
    // The server decides the possible steps, regardless of the status.
    expect(hasLetterCard(referral({ status: 'interviewing' }))).toBe(false);
    expect(hasLetterCard(referral({ nextActions: [...canBeOffered] }))).toBe(true);
    expect(hasLetterCard(referral({ status: 'rejected', offerLetter: letter('withdrawn') }))).toBe(true);
  });

  it('a referral awaits a signature if the server says so', () => {
    expect(awaitsSignature(referral({ status: 'offer_sent', offerLetter: letter('viewed') }))).toBe(true);
    const late = { ...letter('viewed'), awaitsSignature: false };
    expect(awaitsSignature(referral({ status: 'offer_sent', offerLetter: late }))).toBe(false);
    expect(awaitsSignature(referral({ status: 'offer_sent' }))).toBe(false);
  });

  it('the bonus of a hire is owed until it is paid, unless there is none', () => {
    const { job } = sampleReferral();
    expect(owesBonus(referral({ status: 'hired', job }))).toBe(true);
    expect(owesBonus(referral({ status: 'offer_signed', job }))).toBe(false);
    expect(owesBonus(referral({ status: 'hired', job, referrer: null }))).toBe(false);
    expect(owesBonus(referral({ status: 'hired', job, bonusPaidAt: '2026-11-20T00:00:00.000Z' }))).toBe(
      false,
    );
    expect(owesBonus(referral({ status: 'hired', job: { ...job, referralBonus: '0.00' } }))).toBe(false);
  });
});
