import { describe, expect, it } from 'vitest';
import { NOON } from '../../testing/offer-terms.ts';
import { ServerCertificate, type KeptCertificate } from './server-certificate.ts';

class KeptInMemory {
  readonly kept: KeptCertificate[] = [];

  async newestFirst(): Promise<readonly KeptCertificate[]> {
    return this.kept.toReversed();
  }

  async add(_id: string, certificate: KeptCertificate): Promise<void> {
    this.kept.push(certificate);
  }
}

const clock = { now: () => NOON };

describe('the certificate of the server', () => {
  it('the certificate is created once and found again, with its key encrypted under the session keys', async () => {
    const store = new KeptInMemory();
    const made = await new ServerCertificate(store, ['first key'], clock).current();
    expect(Buffer.from(store.kept[0]?.encryptedKey ?? []).toString('latin1')).not.toContain('PRIVATE');
    const rotated = new ServerCertificate(store, ['newer key', 'first key'], clock);
    expect(await rotated.current()).toEqual(made);
    expect(await rotated.current()).toEqual(made);
    expect(store.kept).toHaveLength(1);
  });

  it('a new certificate is created if no key opens the first', async () => {
    const store = new KeptInMemory();
    const made = await new ServerCertificate(store, ['first key'], clock).current();
    const other = await new ServerCertificate(store, ['another key'], clock).current();
    expect(other.certificatePem).not.toBe(made.certificatePem);
    await expect(new ServerCertificate(store, [], clock).current()).rejects.toThrow('SESSION_KEYS');
  });
});
