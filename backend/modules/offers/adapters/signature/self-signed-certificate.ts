import { createHash, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

export interface KeyAndCertificate {
  readonly privateKeyPem: string;
  readonly certificatePem: string;
}

const YEARS = 20;
const SERIAL_BYTES = 16;
const NAME = [
  { name: 'commonName', value: 'Crewvine document signing' },
  { name: 'organizationName', value: 'Crewvine' },
];

/** A key and a self-signed certificate for this installation, created once. */
export async function createSelfSignedCertificate(now: Date): Promise<KeyAndCertificate> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 });
  const privateKeyPem = pemOf(privateKey, 'pkcs8');
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pemOf(publicKey, 'spki'));
  certificate.serialNumber = serialOf(pemOf(publicKey, 'spki'));
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now.getTime() + YEARS * 365 * 86_400_000);
  certificate.setSubject(NAME);
  certificate.setIssuer(NAME);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKeyPem), forge.md.sha256.create());
  return { privateKeyPem, certificatePem: forge.pki.certificateToPem(certificate) };
}

/** Positive and unlike any other: a leading zero bit, then the key's own fingerprint. */
function serialOf(publicKeyPem: string): string {
  const digest = createHash('sha256').update(publicKeyPem).digest('hex');
  return `01${digest.slice(0, SERIAL_BYTES * 2 - 2)}`;
}

function pemOf(key: KeyObject, type: 'pkcs8' | 'spki'): string {
  return key.export({ type, format: 'pem' } as never).toString();
}
