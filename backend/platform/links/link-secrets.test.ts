import { describe, expect, it } from 'vitest';
import { HmacLinkSecrets } from './link-secrets.ts';

describe('the secrets of links', () => {
  const secrets = new HmacLinkSecrets(['a key', 'an older key']);

  it('make the same token again, and another one for another link or under another key', () => {
    const token = secrets.derive('link:1');
    expect(secrets.derive('link:1')).toBe(token);
    expect(secrets.derive('link:2')).not.toBe(token);
    expect(new HmacLinkSecrets(['another key']).derive('link:1')).not.toBe(token);
  });

  it('give tokens and nonces at least 128 bits, and never keep the token itself', () => {
    const token = secrets.derive('link:1');
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(Buffer.from(secrets.nonce(), 'base64url')).toHaveLength(16);
    expect(secrets.nonce()).not.toBe(secrets.nonce());
    expect(secrets.hash(token)).not.toContain(token);
  });

  it('cannot be made without a key', () => {
    expect(() => new HmacLinkSecrets([]).derive('link:1')).toThrow('Links need a session key');
  });
});
