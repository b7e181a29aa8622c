import { describe, expect, it } from 'vitest';
import { PublicLink } from '#kernel/links/public-links.ts';
import { PredictableLinkSecrets } from '#testing/fixtures/predictable-link-secrets.ts';
import { addDays } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { AdverseAction } from './notice/adverse-action.ts';
import { ConsentLink } from './consent/consent-link.ts';
import { ReferenceCheck } from './references/reference-check.ts';

const AT = new Date('2026-11-20T15:00:00.000Z');
const secrets = new PredictableLinkSecrets();
const evidence = {
  acknowledged: true,
  signature: 'Bo Li',
  language: 'en',
  ip: '203.0.113.9',
  userAgent: 'Phone',
  link: 'sent',
  esign: null,
} as const;
const refusal = (code: string) => expect.objectContaining({ code });

describe('a consent link', () => {
  const issue = () => ConsentLink.issue(newId(), 'v1.0', secrets, AT).link;

  it('a consent link can be answered until the last millisecond, and not after', () => {
    const expiresAt = addDays(AT, 14);
    const link = issue();
    link.decline(evidence, new Date(expiresAt.getTime() - 1));
    expect(link).toMatchObject({ decision: 'declined', signature: null, signerIp: '203.0.113.9' });
    expect(() => issue().decline(evidence, expiresAt)).toThrow(refusal('checks.link_expired'));
  });

  it('a consent has two links: the sent one, and the copied one, which takes codes', () => {
    const link = issue();
    const copied = PublicLink.hashFor('checks.copied_consent', link.id, link.nonce, secrets);
    expect([link.linkOf(link.tokenHash), link.linkOf(copied), link.linkOf('another')]).toEqual([
      'sent',
      'copied',
      null,
    ]);
    expect(link.tryCode('right', AT)).toBe('wrong');
    link.issueCode('right', AT);
    expect(link.tryCode('other', AT)).toBe('wrong');
    expect([link.tryCode('right', AT), link.tryCode('right', AT)]).toEqual(['right', 'expired']);
    link.decline({ ...evidence, link: 'copied' }, AT);
    expect(link.answeredBy).toBe('copied');
    expect(() => link.issueCode('next', AT)).toThrow(refusal('checks.already_answered'));
  });

  it('the decision of a consent link is permanent', () => {
    const link = issue();
    link.authorize(evidence, 'hash', AT);
    expect(() => link.decline(evidence, AT)).toThrow(refusal('checks.already_answered'));
    link.revoke(AT);
    expect(link).toMatchObject({ decision: 'authorized', signature: 'Bo Li', revokedAt: null });
  });

  it('the expiry of a sent consent link is announced once, and only without an answer', () => {
    const expiresAt = addDays(AT, 14);
    const [unsent, link, declined, revoked] = [issue(), issue(), issue(), issue()];
    for (const sent of [link, declined, revoked]) sent.markSent(AT);
    declined.decline(evidence, AT);
    revoked.revoke(AT);
    expect(link.announceExpiry(new Date(expiresAt.getTime() - 1))).toBe(false);
    expect([link.announceExpiry(expiresAt), link.announceExpiry(expiresAt)]).toEqual([true, false]);
    expect([unsent, declined, revoked].map((other) => other.announceExpiry(expiresAt))).toEqual([
      false,
      false,
      false,
    ]);
    expect([unsent, link].map((one) => one.hasExpiredUnsent(expiresAt))).toEqual([true, false]);
  });

  it('a revoked consent link opens nothing, and a yes requires a signature', () => {
    const link = issue();
    expect(() => link.authorize({ ...evidence, signature: ' ' }, 'hash', AT)).toThrow(
      refusal('checks.signature_missing'),
    );
    link.revoke(AT);
    expect(() => link.authorize(evidence, 'hash', AT)).toThrow(refusal('checks.link_expired'));
  });
});

describe('an announced decision', () => {
  const reason = {
    checkId: newId<'background_check'>(),
    referralId: newId<'referral'>(),
    employerId: newId<'user'>(),
  };
  const announce = () => {
    const { action } = AdverseAction.announce({ ...reason, note: 'n' }, secrets, AT);
    action.settle('notice', [{ channel: 'email', state: 'delivered', endedAt: AT.toISOString() }], AT);
    return action;
  };
  /** Thanksgiving lies in between. */
  const DUE = new Date('2026-12-01T12:00:00.000Z');

  it('a decision is final after five business days, to the millisecond', () => {
    const action = announce();
    expect(action.finalDueAt).toEqual(DUE);
    const before = new Date(DUE.getTime() - 1);
    expect(action.isDue(before)).toBe(false);
    expect(() => action.finish(before)).toThrow(refusal('checks.wait_not_over'));
    expect(action.isDue(DUE)).toBe(true);
    expect([action.finish(DUE), action.finish(DUE)]).toEqual([true, false]);
    expect(() => action.cancel(DUE)).toThrow(refusal('checks.notice_ended'));
  });

  it('a disputed decision does not become final automatically', () => {
    const action = announce();
    action.disputeReport('not me', AT);
    expect(() => action.disputeReport('again', AT)).toThrow(refusal('checks.already_disputed'));
    expect([action.isDue(DUE), action.isWaitOver(DUE)]).toEqual([false, true]);
    expect(action.finish(DUE)).toBe(true);
    expect(() => announceAndCancel().disputeReport('late', AT)).toThrow(refusal('checks.notice_ended'));
  });

  function announceAndCancel(): AdverseAction {
    const action = announce();
    expect([action.cancel(AT), action.cancel(AT)]).toEqual([true, false]);
    return action;
  }
});

describe('a reference', () => {
  const subject = { referralId: newId<'referral'>(), workerId: null };
  const giver = { name: 'Mia', position: 'Foreman', email: 'mia@example.com', phone: null };
  const ask = () => ReferenceCheck.request(subject, giver, newId<'user'>(), secrets, AT).reference;
  const given = {
    responderName: 'Mia',
    responderTitle: 'Foreman',
    responderCompany: null,
    ratings: { teamwork: 5 },
    wouldRehire: true,
    comments: {},
    ip: '203.0.113.9',
  };

  it('a reference is given once, in time, and by a valid link', () => {
    const reference = ask();
    reference.submit(given, AT);
    expect(() => reference.submit(given, AT)).toThrow(refusal('checks.already_answered'));
    expect(() => reference.revoke(AT)).toThrow(refusal('checks.already_answered'));
    const late = ask();
    expect(late.statusAt(addDays(AT, 30))).toBe('expired');
    expect(() => late.submit(given, addDays(AT, 30))).toThrow(refusal('checks.link_expired'));
    const revoked = ask();
    revoked.revoke(AT);
    expect(() => revoked.submit(given, AT)).toThrow(refusal('checks.link_expired'));
  });

  it('a new request for a reference uses another link', () => {
    const reference = ask();
    const before = reference.tokenHash;
    reference.revoke(AT);
    const token = reference.replaceLink(secrets, addDays(AT, 29));
    expect(reference.tokenHash).toBe(secrets.hash(token));
    expect(reference.tokenHash).not.toBe(before);
    expect(reference.statusAt(addDays(AT, 31))).toBe('open');
    const lost = ReferenceCheck.request(subject, { ...giver, email: null }, newId<'user'>(), secrets, AT);
    expect(() => lost.reference.replaceLink(secrets, AT)).toThrow(refusal('checks.giver_unreachable'));
  });
});
