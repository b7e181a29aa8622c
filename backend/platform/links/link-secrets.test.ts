import { describe, expect, it } from 'vitest';
import { HmacLinkSecrets } from './link-secrets.ts';

describe('the secrets of links', () => {
  const secrets = new HmacLinkSecrets(['a key', 'an older key']);

  it('the same link gives the same token; another link or another key gives a different one', () => {
    const token = secrets.derive('link:1');
    expect(secrets.derive('link:1')).toBe(token);
    expect(secrets.derive('link:2')).not.toBe(token);
    expect(new HmacLinkSecrets(['another key']).derive('link:1')).not.toBe(token);
  });

  it('tokens and nonces have at least 128 bits, and the stored hash differs from the token', () => {
    const token = secrets.derive('link:1');
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(Buffer.from(secrets.nonce(), 'base64url')).toHaveLength(16);
    expect(secrets.nonce()).not.toBe(secrets.nonce());
    expect(secrets.hash(token)).not.toContain(token);
  });

  it('a token under an older key is found again as long as that key is in the list', () => {
    const old = new HmacLinkSecrets(['an older key']).derive('link:1');
    expect(secrets.derive('link:1')).not.toBe(old);
    expect(secrets.again('link:1', secrets.hash(old))).toBe(old);
    expect(secrets.again('link:2', secrets.hash(old))).toBeNull();
    expect(new HmacLinkSecrets(['a key']).again('link:1', secrets.hash(old))).toBeNull();
  });

  it('a code has six digits', () => {
    expect(secrets.code()).toMatch(/^\d{6}$/);
  });

  it('link secrets require a key', () => {
    expect(() => new HmacLinkSecrets([]).derive('link:1')).toThrow('Links need a session key');
  });
});
