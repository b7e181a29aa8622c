import { describe, expect, it } from 'vitest';
import { PredictableLinkSecrets } from '#testing/fixtures/predictable-link-secrets.ts';
import { PublicLink, PublicLinks } from '#kernel/links/public-links.ts';

const secrets = new PredictableLinkSecrets();
const links = new PublicLinks(secrets, 'checks', {
  'checks.consent': 'https://crewvine.test/consent',
  'checks.notice': 'https://crewvine.test/notice',
});

describe('a public link', () => {
  it('the owner gets the same link again, for the same purpose, ID, and nonce only', () => {
    const { nonce, token, tokenHash } = PublicLink.issue('checks.consent', 'id', secrets);
    expect(tokenHash).toBe(secrets.hash(token));
    const stored = { id: 'id', nonce, tokenHash };
    expect(links.urlOf('checks.consent', stored)).toBe(`https://crewvine.test/consent/${token}`);
    expect(links.urlOfToken('checks.consent', token)).toBe(links.urlOf('checks.consent', stored));
    expect(links.urlOf('checks.notice', stored)).toBeNull();
    expect(links.urlOf('checks.consent', { ...stored, id: 'another' })).toBeNull();
    expect(links.urlOf('checks.consent', { ...stored, nonce: secrets.nonce() })).toBeNull();
  });

  it('a second token for the same link has its own hash', () => {
    const { nonce, tokenHash } = PublicLink.issue('checks.consent', 'id', secrets);
    const copied = PublicLink.hashFor('checks.copied_consent', 'id', nonce, secrets);
    expect(copied).not.toBe(tokenHash);
    expect(PublicLink.hashFor('checks.consent', 'id', nonce, secrets)).toBe(tokenHash);
  });

  it('a nonce or a token of less than 128 bits is refused', () => {
    for (const weak of ['nonce', 'derive'] as const) {
      const broken = Object.assign(new PredictableLinkSecrets(), { [weak]: () => 'short' });
      expect(() => PublicLink.issue('checks.consent', 'id', broken)).toThrow(RangeError);
    }
  });

  it('the hash of a code is different for another link', () => {
    expect(links.codeHash('one', '123456')).not.toBe(links.codeHash('another', '123456'));
  });
});
