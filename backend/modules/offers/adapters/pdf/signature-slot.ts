const RANGE = /\/ByteRange \[0 (\d+) (\d+) (\d+)/;
const LONG_FORM = 0x80;

/** The place in a signed PDF that its signature does not cover: the signature's own. */
export interface SignatureSlot {
  /** The position of the first hexadecimal digit. */
  readonly from: number;
  /** The number of digits that fit. */
  readonly digits: number;
  readonly signature: Buffer;
}

/** @throws RangeError if the file has no signature. */
export function signatureSlot(pdf: Buffer): SignatureSlot {
  const [, length, next] = RANGE.exec(pdf.toString('latin1')) ?? [];
  if (length === undefined || next === undefined) throw new RangeError('This PDF carries no signature');
  const [from, to] = [Number(length) + 1, Number(next) - 1];
  const padded = Buffer.from(pdf.toString('latin1', from, to), 'hex');
  return { from, digits: to - from, signature: unpadded(padded) };
}

/** The same file with another signature in that place. @throws RangeError if it does not fit. */
export function fillSlot(pdf: Buffer, { from, digits }: SignatureSlot, signature: Buffer): Buffer {
  const hex = signature.toString('hex');
  if (hex.length > digits) throw new RangeError('There is no room for this signature');
  const filled = Buffer.from(pdf);
  filled.write(hex.padEnd(digits, '0'), from, 'latin1');
  return filled;
}

/** Uses the stated length: a signature may end in a zero byte, as its padding does. */
function unpadded(der: Buffer): Buffer {
  const first = der.readUInt8(1);
  if (first < LONG_FORM) return der.subarray(0, 2 + first);
  const lengthBytes = first - LONG_FORM;
  return der.subarray(0, 2 + lengthBytes + der.readUIntBE(2, lengthBytes));
}
