import { createHash, randomBytes } from 'node:crypto';
import { Der, type Asn1 } from './der.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const NONCE_BYTES = 12;
const [GRANTED, GRANTED_WITH_MODS] = [0, 1];

/** The authority's answer is unusable. */
class UnusableTimestamp extends Error {
  override readonly name = 'UnusableTimestamp';
}

export interface TimestampQuery {
  /** DER, to be posted as `application/timestamp-query`. */
  readonly body: Buffer;
  /** The token in an answer (RFC 3161). @throws UnusableTimestamp if it is not a token for this query. */
  readonly tokenIn: (answer: Buffer) => Buffer;
}

/** Requests a timestamp for the hash of something. */
export function timestampQuery(stamped: Buffer): TimestampQuery {
  const imprint = createHash('sha256').update(stamped).digest();
  const nonce = randomBytes(NONCE_BYTES);
  // A positive number of minimal length: the first byte has neither its highest bit nor nothing.
  nonce.writeUInt8((nonce.readUInt8(0) & 0x7f) | 0x40, 0);
  const algorithm = Der.sequence(Der.oid(SHA256), Der.nothing());
  const body = Der.encode(
    Der.sequence(
      Der.integer(1),
      Der.sequence(algorithm, Der.octets(imprint)),
      Der.bigInteger(nonce),
      Der.yes(),
    ),
  );
  return { body, tokenIn: (answer) => tokenFor(answer, imprint, nonce) };
}

function tokenFor(answer: Buffer, imprint: Buffer, nonce: Buffer): Buffer {
  const { status, token } = read(answer);
  if (status !== GRANTED && status !== GRANTED_WITH_MODS)
    throw new UnusableTimestamp(`The timestamp authority refused: ${status}`);
  if (!token) throw new UnusableTimestamp('The timestamp authority sent no token');
  const info = infoOf(token);
  const numbers = Der.parts(info).map((part) => Der.bytesOf(part));
  if (!Der.bytesOf(Der.at(info, 2, 1)).equals(imprint) || !numbers.some((bytes) => bytes.equals(nonce)))
    throw new UnusableTimestamp('The timestamp is for something else');
  return Der.encode(token);
}

function read(answer: Buffer): { status: number; token: Asn1 | undefined } {
  try {
    const response = Der.decode(answer);
    return { status: Der.bytesOf(Der.at(response, 0, 0)).readUInt8(0), token: Der.parts(response)[1] };
  } catch {
    throw new UnusableTimestamp('The timestamp authority sent no answer of RFC 3161');
  }
}

/** The content of the token's signed data. */
function infoOf(token: Asn1): Asn1 {
  try {
    return Der.decode(Der.bytesOf(Der.at(token, 1, 0, 2, 1, 0)));
  } catch {
    throw new UnusableTimestamp('The timestamp authority sent no token of RFC 3161');
  }
}
