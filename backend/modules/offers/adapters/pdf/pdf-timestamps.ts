import { createHash } from 'node:crypto';
import type { DocumentTimestamps, StampedDocument } from '../../application/signing/ports.ts';
import { signatureIn, withTimestamp } from '../signature/cades-timestamp.ts';
import type { TimestampAuthority } from '../signature/http-timestamp-authority.ts';
import { fillSlot, signatureSlot } from './signature-slot.ts';

/**
 * Puts timestamps into the space reserved in the signature, not into another revision. The signature still
 * covers the whole file, so no reader reports a later addition.
 */
export class PdfTimestamps implements DocumentTimestamps {
  readonly isWanted: boolean;
  private readonly authority: TimestampAuthority | null;

  /** Without an authority nothing is stamped. */
  constructor(authority: TimestampAuthority | null) {
    this.authority = authority;
    this.isWanted = authority !== null;
  }

  async stamp(bytes: Uint8Array): Promise<StampedDocument> {
    if (!this.authority) throw new Error('There is no timestamp authority');
    const pdf = Buffer.from(bytes);
    const slot = signatureSlot(pdf);
    const token = await this.authority.tokenFor(signatureIn(slot.signature));
    const stamped = fillSlot(pdf, slot, withTimestamp(slot.signature, token));
    return { bytes: stamped, sha256: createHash('sha256').update(stamped).digest('hex') };
  }
}
