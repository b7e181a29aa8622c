import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { realTime } from '#testing/fixtures/time/real-time.ts';

/** Only for tests. */
export const TEST_VAPID = newVapidPair();

export interface ReceivedPush {
  readonly browser: string;
  readonly notice: {
    readonly title: string;
    readonly body: string;
    readonly url: string;
    readonly tag: string;
  };
  readonly headers: IncomingHttpHeaders;
}

/**
 * A fake push service and its browsers, on loopback: it checks the sender (RFC 8292), decrypts the payload
 * for the one browser (RFC 8291), and refuses what the test sets.
 */
export class PushStandIn {
  readonly received: ReceivedPush[] = [];
  /** By the browser: what it answers in place of 201. */
  readonly refusals = new Map<string, number>();
  /** By the browser: a service that drops the connection, that never answers, or that fails. */
  readonly outages = new Map<string, 'is down' | 'does not answer' | 'fails'>();
  private readonly browsers = new Map<string, Browser>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<PushStandIn> {
    const standIn = new PushStandIn();
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Where the product may push to, and who may. */
  get environment(): Record<string, string> {
    return {
      PUSH_API_BASE: this.url,
      VAPID_PUBLIC_KEY: TEST_VAPID.publicKey,
      VAPID_PRIVATE_KEY: TEST_VAPID.privateKey,
    };
  }

  /** A new browser subscribes: what it sends to the product. */
  subscription(name: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    this.browsers.set(name, { pair, auth });
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
    return { endpoint: `${this.url}/push/${name}`, keys };
  }

  to(name: string): readonly ReceivedPush['notice'][] {
    return this.received.filter(({ browser }) => browser === name).map(({ notice }) => notice);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const outage = this.outages.get(request.url?.split('/').at(-1) ?? '');
    if (outage === 'is down') request.socket.destroy();
    if (outage === 'fails') response.writeHead(503).end();
    if (outage) return;
    response.writeHead(this.take(request.url ?? '', request.headers, body)).end();
  }

  private take(path: string, headers: IncomingHttpHeaders, body: Buffer): number {
    const name = path.split('/').at(-1) ?? '';
    const browser = this.browsers.get(name);
    const refusal = this.refusals.get(name);
    if (!browser) return 404;
    if (refusal !== undefined) return refusal;
    if (!isSigned(headers.authorization ?? '', this.url)) return 403;
    if (headers['content-encoding'] !== 'aes128gcm' || !Number(headers.ttl)) return 400;
    this.received.push({ browser: name, notice: JSON.parse(opened(body, browser)), headers });
    return 201;
  }
}

interface Browser {
  readonly pair: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

function opened(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const end = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, end);
  const derive = (secret: Buffer, salted: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const key = derive(pair.computeSecret(sender), auth, info, 32);
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    nonce,
  );
  cipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([cipher.update(body.subarray(end, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function isSigned(authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  if (key !== TEST_VAPID.publicKey || x === undefined || y === undefined) return false;
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight && aud === audience && exp * 1000 > realTime() && /^mailto:\S+@\S+$/.test(sub);
}

function newVapidPair(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = pair.getPrivateKey('hex').padStart(64, '0');
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(secret, 'hex').toString('base64url'),
  };
}
