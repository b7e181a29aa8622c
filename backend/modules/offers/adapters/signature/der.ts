import forge from 'node-forge';

const { asn1 } = forge;
const { Class, Type } = asn1;
export type Asn1 = forge.asn1.Asn1;

const universal = (type: forge.asn1.Type, value: string | Asn1[]): Asn1 =>
  asn1.create(Class.UNIVERSAL, type, Array.isArray(value), value);

/** Values of ASN.1, and their bytes. */
export const Der = {
  sequence: (...of: Asn1[]): Asn1 => universal(Type.SEQUENCE, of),
  set: (...of: Asn1[]): Asn1 => universal(Type.SET, of),
  tagged: (tag: number, of: Asn1[]): Asn1 => asn1.create(Class.CONTEXT_SPECIFIC, tag, true, of),
  oid: (dotted: string): Asn1 => universal(Type.OID, asn1.oidToDer(dotted).getBytes()),
  integer: (value: number): Asn1 => universal(Type.INTEGER, asn1.integerToDer(value).getBytes()),
  bigInteger: (bytes: Buffer): Asn1 => universal(Type.INTEGER, bytes.toString('binary')),
  yes: (): Asn1 => universal(Type.BOOLEAN, String.fromCharCode(0xff)),
  nothing: (): Asn1 => universal(Type.NULL, ''),
  octets: (bytes: Buffer): Asn1 => universal(Type.OCTETSTRING, bytes.toString('binary')),

  encode: (value: Asn1): Buffer => Buffer.from(asn1.toDer(value).getBytes(), 'binary'),
  decode: (bytes: Buffer): Asn1 => asn1.fromDer(bytes.toString('binary')),

  /** The part at a path of indexes. @throws RangeError if the value has another shape. */
  at(value: Asn1, ...path: readonly number[]): Asn1 {
    let found = value;
    for (const index of path) {
      const parts: readonly unknown[] = typeof found.value === 'string' ? [] : found.value;
      const part = parts[index];
      if (!isAsn1(part)) throw new RangeError('This ASN.1 value has another shape');
      found = part;
    }
    return found;
  },

  parts(value: Asn1): readonly Asn1[] {
    return typeof value.value === 'string' ? [] : value.value;
  },

  bytesOf(value: Asn1): Buffer {
    return typeof value.value === 'string' ? Buffer.from(value.value, 'binary') : Buffer.alloc(0);
  },
} as const;

function isAsn1(part: unknown): part is Asn1 {
  return typeof part === 'object' && part !== null && 'tagClass' in part;
}
