import { connect, type Socket } from 'node:net';

export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Responses other than 2xx; any of them invalidates the benchmark. */
  readonly failures: number;
}

export interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  /** Ends after this many seconds, or when `next` returns null. */
  readonly seconds: number;
  readonly next: () => LoadRequest | null;
}

function encode({ method, path, headers = {}, body = '' }: LoadRequest): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: bench', 'Connection: keep-alive'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The length of the first response in the buffer in bytes, or null while it is incomplete. */
function answerLength(buffer: Buffer): number | null {
  const headEnd = buffer.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = buffer.toString('latin1', 0, headEnd);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const total = headEnd + 4 + length;
  return buffer.length >= total ? total : null;
}

/**
 * Closed-loop load on the loopback: each connection sends its next request when it has its response. Custom
 * code because the measured server shares two cores with it: a full HTTP client costs as much as the measured
 * work.
 */
export async function load({ port, connections, seconds, next }: LoadOptions): Promise<LoadResult> {
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const tally = { requests: 0, failures: 0 };
  const take = (): LoadRequest | null => (performance.now() < deadline ? next() : null);
  await Promise.all(Array.from({ length: connections }, () => runConnection(port, take, tally)));
  return { ...tally, seconds: (performance.now() - started) / 1000 };
}

async function runConnection(
  port: number,
  take: () => LoadRequest | null,
  tally: { requests: number; failures: number },
): Promise<void> {
  const socket = await open(port);
  await new Promise<void>((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const askNext = (): void => {
      const request = take();
      if (request) socket.write(encode(request));
      else socket.end(resolve);
    };
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = answerLength(received);
      if (length === null) return;
      tally.requests += 1;
      if (!received.toString('latin1', 0, 12).startsWith('HTTP/1.1 2')) tally.failures += 1;
      received = received.subarray(length);
      askNext();
    });
    askNext();
  });
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}
