import { describe, expect, it } from 'vitest';
import { addDays, addHours } from '#kernel/clock.ts';
import { WaitlistSignup } from './waitlist-signup.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const TEN_MINUTES = 1 / 6;

function signup(): WaitlistSignup {
  return WaitlistSignup.join({
    email: 'ana@example.com',
    language: 'en',
    source: 'direct',
    ipAddress: '203.0.113.9',
    userAgent: 'x'.repeat(1000),
    now: NOW,
  });
}

function withLink(): WaitlistSignup {
  const made = signup();
  made.openLink({ nonce: 'n', tokenHash: 'h' }, NOW);
  return made;
}

describe('a waitlist signup', () => {
  it('each further email has a longer wait, up to a day', () => {
    const made = signup();
    expect(made.mayMail(NOW)).toBe(true);
    let at = NOW;
    for (const hours of [TEN_MINUTES, 2 * TEN_MINUTES, 4 * TEN_MINUTES]) {
      made.mailed(at);
      expect(made.mayMail(new Date(addHours(at, hours).getTime() - 1))).toBe(false);
      at = addHours(at, hours);
      expect(made.mayMail(at)).toBe(true);
    }
    for (let mails = 0; mails < 60; mails += 1) made.mailed(at);
    expect(made.mayMail(new Date(addHours(at, 24).getTime() - 1))).toBe(false);
    expect(made.mayMail(addHours(at, 24))).toBe(true);
  });

  it('a signup can be confirmed for exactly 14 days', () => {
    const late = withLink();
    expect(() => late.confirm(addDays(NOW, 14))).toThrow('This link has expired');
    expect(late.isConfirmed).toBe(false);
    const last = new Date(addDays(NOW, 14).getTime() - 1);
    late.confirm(last);
    expect(late.confirmedAt).toEqual(last);
  });

  it('a signup retains the time of its first confirmation', () => {
    const made = withLink();
    made.confirm(NOW);
    made.confirm(addDays(NOW, 400));
    expect(made.confirmedAt).toEqual(NOW);
  });

  it('a signup takes details only after confirmation and while the link works', () => {
    const made = withLink();
    const details = { phone: '+15125550100', state: 'TX', wantsTexts: true };
    expect(() => made.describe(details, NOW)).toThrow('Please confirm your email first');
    made.confirm(NOW);
    expect(() => made.describe(details, addDays(NOW, 14))).toThrow('This link has expired');
    made.describe(details, NOW);
    expect(made).toMatchObject({ ...details, textsAgreedAt: NOW, detailsGivenAt: NOW });
  });

  it('consent to texts ends with the request for them', () => {
    const made = withLink();
    made.confirm(NOW);
    made.describe({ phone: '+15125550100', state: null, wantsTexts: true }, NOW);
    made.describe({ phone: '+15125550100', state: null, wantsTexts: false }, addHours(NOW, 1));
    expect(made).toMatchObject({ wantsTexts: false, textsAgreedAt: null });
  });

  it('a long user agent is cut off', () => {
    expect(signup().userAgent).toHaveLength(400);
  });
});
