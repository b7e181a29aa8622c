import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PdfTimestamps } from '../adapters/pdf/pdf-timestamps.ts';
import type { TimestampAuthority } from '../adapters/signature/http-timestamp-authority.ts';
import type { Trouble } from './timestamp-stand-in.ts';

export interface TimestampAuthorityFixture {
  readonly authority: TimestampAuthority;
  /** Until it is available again. */
  away(isAway: boolean): void;
  /** With all that it answers, until it is null. */
  wrong(trouble: Trouble | null): void;
  /** The output of another program that checks a token for these bytes. @throws if it is invalid. */
  verify(token: Buffer, stamped: Buffer): Promise<string>;
  /** A letter that was signed without a timestamp. */
  signed(): Promise<Uint8Array>;
  /** The token that a document has by now, and the signature it is for. */
  tokenIn(document: Uint8Array): { readonly token: Buffer; readonly signature: Buffer };
  stop(): Promise<void>;
}

const AWAY = /Away|answered 503/;
const STAMPED = Buffer.from('What existed then');

/** The contract of every timestamp authority, local or remote. */
export function timestampAuthorityContract(
  name: string,
  open: () => Promise<TimestampAuthorityFixture>,
): void {
  describe(`timestamps by ${name}`, () => {
    let fixture: TimestampAuthorityFixture;
    beforeAll(async () => {
      fixture = await open();
    });
    afterAll(() => fixture.stop());

    it('a token covers exactly the given bytes', async () => {
      const token = await fixture.authority.tokenFor(STAMPED);
      expect(token.includes(createHash('sha256').update(STAMPED).digest())).toBe(true);
      expect(await fixture.verify(token, STAMPED)).toContain('Verification: OK');
      await expect(fixture.verify(token, Buffer.from('Something else'))).rejects.toThrow('imprint mismatch');
    });

    it('a request fails while the authority is away, and works again afterward', async () => {
      fixture.away(true);
      await expect(fixture.authority.tokenFor(STAMPED)).rejects.toThrow(AWAY);
      fixture.away(false);
      expect(await fixture.authority.tokenFor(STAMPED)).toBeInstanceOf(Buffer);
    });

    it.each([
      ['garbage', 'no answer of RFC 3161'],
      ['other bytes', 'for something else'],
      ['an earlier question', 'for something else'],
      ['a refusal', 'refused: 2'],
    ] as const)('an answer with %s is refused', async (trouble, reason) => {
      await fixture.authority.tokenFor(STAMPED);
      fixture.wrong(trouble);
      await expect(fixture.authority.tokenFor(STAMPED)).rejects.toThrow(reason);
      fixture.wrong(null);
      expect(await fixture.authority.tokenFor(STAMPED)).toBeInstanceOf(Buffer);
    });

    it('a document that was signed while the authority was away gets its timestamp later', async () => {
      const timestamps = new PdfTimestamps(fixture.authority);
      const before = await fixture.signed();
      fixture.away(true);
      await expect(timestamps.stamp(before)).rejects.toThrow(AWAY);
      fixture.away(false);
      const { bytes, sha256 } = await timestamps.stamp(before);
      expect(bytes).toHaveLength(before.length);
      expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      const { token, signature } = fixture.tokenIn(bytes);
      expect(await fixture.verify(token, signature)).toContain('Verification: OK');
    });
  });
}
