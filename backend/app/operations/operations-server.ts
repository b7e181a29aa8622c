import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { bringsToken } from '#platform/metrics/metrics-token.ts';
import type { Readiness } from './health.ts';

export interface OperationsParts {
  readonly host: string;
  readonly port: number;
  readonly metrics: Metrics;
  /** Required for the figures; null if only the port limits access. */
  readonly token: string | null;
  readonly readiness: Readiness;
  readonly log: Logger;
}

interface Told {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
}

const refused: Told = { status: 401, body: 'Unauthorized\n' };

/** A port for operators: figures and health, even for a worker, which serves nothing else. */
export async function serveOperations(parts: OperationsParts): Promise<Server> {
  const server = createServer((request, response) => {
    answer(parts, request).then(
      (told) => send(response, told),
      (error: unknown) => {
        parts.log.error({ err: error }, 'an answer to operations failed');
        send(response, { status: 500, body: 'Something went wrong\n' });
      },
    );
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(parts.port, parts.host, resolve);
  });
  return server;
}

async function answer(parts: OperationsParts, { method, url, headers }: IncomingMessage): Promise<Told> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: 'Method not allowed\n' };
  if (url === '/healthz') return { status: 200, body: 'up\n' };
  if (url === '/readyz') {
    const isReady = await parts.readiness.isReady();
    return { status: isReady ? 200 : 503, body: isReady ? 'ready\n' : 'not ready\n' };
  }
  if (url !== '/metrics') return { status: 404, body: 'Not found\n' };
  if (parts.token !== null && !bringsToken(headers.authorization, parts.token)) return refused;
  return { status: 200, body: await parts.metrics.text(), type: parts.metrics.contentType };
}

function send(response: ServerResponse, { status, body, type = 'text/plain; charset=utf-8' }: Told): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
