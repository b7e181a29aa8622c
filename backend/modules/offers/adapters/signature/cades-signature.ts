import { createHash, createSign, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import type { KeyAndCertificate } from './self-signed-certificate.ts';

const { asn1 } = forge;
const { Class, Type } = asn1;
type Asn1 = forge.asn1.Asn1;

const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaWithSha256: '1.2.840.113549.1.1.11',
} as const;

const universal = (type: forge.asn1.Type, value: string | Asn1[]): Asn1 =>
  asn1.create(Class.UNIVERSAL, type, Array.isArray(value), value);
const sequence = (...of: Asn1[]): Asn1 => universal(Type.SEQUENCE, of);
const set = (...of: Asn1[]): Asn1 => universal(Type.SET, of);
const tagged = (tag: number, of: Asn1[]): Asn1 => asn1.create(Class.CONTEXT_SPECIFIC, tag, true, of);
const oid = (name: keyof typeof OIDS): Asn1 => universal(Type.OID, asn1.oidToDer(OIDS[name]).getBytes());
const integer = (value: number): Asn1 => universal(Type.INTEGER, asn1.integerToDer(value).getBytes());
const octets = (bytes: Buffer): Asn1 => universal(Type.OCTETSTRING, bytes.toString('binary'));
const algorithm = (name: 'sha256' | 'rsaWithSha256'): Asn1 => sequence(oid(name), universal(Type.NULL, ''));
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const der = (value: Asn1): Buffer => Buffer.from(asn1.toDer(value).getBytes(), 'binary');

/**
 * A detached CMS signature of the PAdES baseline (ETSI EN 319 142-1, B-B): content type, digest and the signing
 * certificate's hash are signed; the time stands in the PDF. Forge's own PKCS#7 cannot sign the certificate's hash.
 */
export function cadesSignature(
  content: Buffer,
  { certificatePem, privateKeyPem }: KeyAndCertificate,
): Buffer {
  const certificate = new X509Certificate(certificatePem).raw;
  const attributes = signedAttributes(sha256(content), sha256(certificate));
  const signature = createSign('sha256')
    .update(der(set(...attributes)))
    .sign(privateKeyPem);
  const signerInfo = sequence(
    integer(1),
    issuerAndSerial(certificatePem),
    algorithm('sha256'),
    tagged(0, attributes),
    algorithm('rsaWithSha256'),
    octets(signature),
  );
  const signedData = sequence(
    integer(1),
    set(algorithm('sha256')),
    sequence(oid('data')),
    tagged(0, [asn1.fromDer(certificate.toString('binary'))]),
    set(signerInfo),
  );
  return der(sequence(oid('signedData'), tagged(0, [signedData])));
}

/** In the order of their encodings, as DER wants a set: the same length byte, then the object identifiers. */
function signedAttributes(digest: Buffer, certificateDigest: Buffer): Asn1[] {
  const signingCertificate = sequence(sequence(sequence(octets(certificateDigest))));
  const attributes = [
    sequence(oid('contentType'), set(oid('data'))),
    sequence(oid('messageDigest'), set(octets(digest))),
    sequence(oid('signingCertificateV2'), set(signingCertificate)),
  ];
  return attributes.sort((a, b) => Buffer.compare(der(a), der(b)));
}

function issuerAndSerial(certificatePem: string): Asn1 {
  const certificate = forge.pki.certificateFromPem(certificatePem);
  return sequence(
    forge.pki.distinguishedNameToAsn1(certificate.issuer),
    universal(Type.INTEGER, forge.util.hexToBytes(certificate.serialNumber)),
  );
}
