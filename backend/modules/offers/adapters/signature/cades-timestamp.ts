import { Der, type Asn1 } from './der.ts';

const SIGNATURE_TIMESTAMP = '1.2.840.113549.1.9.16.2.14';
const SIGNATURE = 5;
const SIGNER = [1, 0, 4, 0] as const;

/** The signature itself, which a timestamp covers. */
export function signatureIn(cms: Buffer): Buffer {
  return Der.bytesOf(Der.at(signerOf(Der.decode(cms)), SIGNATURE));
}

/**
 * The same signature with a timestamp (ETSI EN 319 122-1, B-T). It is an unsigned attribute, so nothing that
 * was signed changes.
 */
export function withTimestamp(cms: Buffer, token: Buffer): Buffer {
  const whole = Der.decode(cms);
  const attribute = Der.sequence(Der.oid(SIGNATURE_TIMESTAMP), Der.set(Der.decode(token)));
  const parts = signerOf(whole).value as Asn1[];
  parts.push(Der.tagged(1, [attribute]));
  return Der.encode(whole);
}

function signerOf(cms: Asn1): Asn1 {
  return Der.at(cms, ...SIGNER);
}
