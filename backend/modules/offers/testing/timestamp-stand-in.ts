import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CONFIG = `[ts]
default_tsa = authority
[authority]
serial = ./serial
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
[req]
distinguished_name = name
x509_extensions = stamping
prompt = no
[name]
CN = Stand-in timestamp authority
[stamping]
extendedKeyUsage = critical,timeStamping
keyUsage = critical,digitalSignature
`;

/** Whether this machine has a program. */
export async function hasProgram(name: string, ...version: string[]): Promise<boolean> {
  return run(name, version).then(
    () => true,
    () => false,
  );
}

const IMPRINT = Buffer.from([0x04, 0x20]);
/** A complete RFC 3161 answer with `PKIStatus` rejection. */
const REFUSAL = Buffer.from([0x30, 0x05, 0x30, 0x03, 0x02, 0x01, 0x02]);

/** Faulty answers: not RFC 3161, a token for other bytes or for an earlier request, a refusal. */
export type Trouble = 'garbage' | 'other bytes' | 'an earlier question' | 'a refusal';

/** A real timestamp authority on loopback: OpenSSL, asked directly or behind a small server. */
export class TimestampStandIn {
  private readonly folder: string;
  private readonly server: Server;
  private earlier: Buffer | null = null;
  /** Away: it accepts the call and returns an error. */
  isAway = false;
  /** The fault of its answers; null for valid ones. */
  trouble: Trouble | null = null;

  private constructor(folder: string) {
    this.folder = folder;
    this.server = createServer((request, response) => {
      void buffer(request)
        .then((query) => this.reply(query))
        .then((reply) =>
          response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' }).end(reply),
        )
        .catch(() => response.writeHead(503).end());
    });
  }

  static async start(): Promise<TimestampStandIn> {
    const folder = await mkdtemp(join(tmpdir(), 'crewvine-tsa-'));
    const standIn = new TimestampStandIn(folder);
    await writeFile(join(folder, 'tsa.cnf'), CONFIG);
    await writeFile(join(folder, 'serial'), '01\n');
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'tsa.key', '-out', 'tsa.crt'];
    await standIn.openssl(...made, '-days', '2', '-config', 'tsa.cnf');
    await once(standIn.server.listen(0, '127.0.0.1'), 'listening');
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** The output of OpenSSL's check of a token for these bytes. @throws if it is invalid. */
  async verify(token: Buffer, stamped: Buffer): Promise<string> {
    await writeFile(join(this.folder, 'token.der'), token);
    await writeFile(join(this.folder, 'stamped.bin'), stamped);
    const asked = ['ts', '-verify', '-in', 'token.der', '-token_in', '-data', 'stamped.bin'];
    return this.openssl(...asked, '-CAfile', 'tsa.crt');
  }

  /**
   * The output of OpenSSL's check of a detached signature of these bytes by any signer. @throws if it is
   * invalid.
   */
  async verifyCms(signature: Buffer, content: Buffer): Promise<string> {
    await writeFile(join(this.folder, 'signature.der'), signature);
    await writeFile(join(this.folder, 'content.bin'), content);
    const asked = ['cms', '-verify', '-inform', 'DER', '-in', 'signature.der', '-content', 'content.bin'];
    return this.openssl(...asked, '-binary', '-noverify', '-out', 'verified.bin');
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Answers an RFC 3161 query. @throws if it is away. */
  async reply(query: Buffer): Promise<Buffer> {
    if (this.isAway) throw new Error('Away');
    if (this.trouble === 'garbage') return Buffer.from('<html>Welcome to our hotel</html>');
    if (this.trouble === 'a refusal') return REFUSAL;
    if (this.trouble === 'other bytes') return this.stamp(withOtherImprint(query));
    const answered = this.earlier;
    this.earlier = query;
    return this.stamp(this.trouble === 'an earlier question' && answered ? answered : query);
  }

  private async stamp(query: Buffer): Promise<Buffer> {
    await writeFile(join(this.folder, 'query.tsq'), query);
    const files = ['-queryfile', 'query.tsq', '-out', 'reply.tsr', '-signer', 'tsa.crt', '-inkey', 'tsa.key'];
    await this.openssl('ts', '-reply', '-config', 'tsa.cnf', '-section', 'authority', ...files);
    return readFile(join(this.folder, 'reply.tsr'));
  }

  /** Its output, from stdout and stderr. */
  private async openssl(...asked: string[]): Promise<string> {
    const { stdout, stderr } = await run('openssl', asked, { cwd: this.folder });
    return stdout + stderr;
  }
}

/** The same question about something else. */
function withOtherImprint(query: Buffer): Buffer {
  const other = Buffer.from(query);
  const at = other.indexOf(IMPRINT) + IMPRINT.length;
  other.writeUInt8(other.readUInt8(at) ^ 1, at);
  return other;
}
