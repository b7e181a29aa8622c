import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Report {
  readonly id: string;
  readonly candidateName: string;
  status: string;
  result: 'clear' | 'consider' | null;
}

export const STAND_IN_KEY = 'a-key-for-tests';
const AUTHORIZATION = `Basic ${Buffer.from(`${STAND_IN_KEY}:`).toString('base64')}`;

/** Enough of an agency that speaks as Checkr does, on loopback: it repeats itself by key, refuses, and loses answers. */
export class CheckrStandIn {
  /** Method and path of each request. */
  readonly requests: string[] = [];
  /** Bodies as they came. */
  readonly bodies: string[] = [];
  /** Answered to everything while it is set. */
  failure: number | null = null;
  private readonly reports = new Map<string, Report>();
  private readonly candidates = new Map<string, string>();
  private readonly answered = new Map<string, unknown>();
  private readonly server: Server;
  private lost = 0;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<CheckrStandIn> {
    const standIn = new CheckrStandIn();
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get reportCount(): number {
    return this.reports.size;
  }

  /** Acts on the next requests and drops the connection instead of answering. */
  loseAnswers(count: number): void {
    this.lost = count;
  }

  /** The report is ready. */
  complete(id: string): void {
    const report = this.reports.get(id);
    if (!report || report.status !== 'pending') return;
    report.status = 'complete';
    report.result = /concern/i.test(report.candidateName) ? 'consider' : 'clear';
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.url).pathname;
    this.requests.push(`${request.method} ${path}`);
    const body = await text(request);
    this.bodies.push(body);
    const { status, answer } = this.act(request, path, body);
    if (this.lost > 0) {
      this.lost -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  }

  private act(request: IncomingMessage, path: string, body: string): { status: number; answer: unknown } {
    if (this.failure) return { status: this.failure, answer: { error: 'no' } };
    if (request.headers.authorization !== AUTHORIZATION) return { status: 401, answer: { error: 'key' } };
    const key = String(request.headers['idempotency-key'] ?? '');
    const repeated = this.answered.get(key);
    if (repeated) return { status: 201, answer: repeated };
    const made = request.method === 'POST' ? this.post(path, JSON.parse(body || '{}')) : this.shown(path);
    if (!made) return { status: 404, answer: { error: 'unknown' } };
    if (key) this.answered.set(key, made);
    return { status: 200, answer: made };
  }

  private post(path: string, fields: Readonly<Record<string, string>>): object | null {
    const id = randomUUID();
    if (path === '/v1/candidates') {
      this.candidates.set(id, `${fields['first_name']} ${fields['last_name']}`);
      return { id };
    }
    if (path === '/v1/reports') {
      const candidateName = this.candidates.get(fields['candidate_id'] ?? '');
      if (!candidateName) return null;
      this.reports.set(id, { id, candidateName, status: 'pending', result: null });
      return { id, status: 'pending' };
    }
    const report = this.reports.get(/^\/v1\/reports\/([^/]+)\/cancel$/.exec(path)?.[1] ?? '');
    if (report?.status === 'pending') report.status = 'canceled';
    return report ?? null;
  }

  private shown(path: string): object | null {
    const report = this.reports.get(/^\/v1\/reports\/([^/]+)$/.exec(path)?.[1] ?? '');
    if (!report) return null;
    const { id, status, result } = report;
    const criminal = {
      type: 'National criminal records',
      result,
      summary: result === 'consider' ? '1 record' : null,
    };
    return { id, status, result, screenings: result ? [criminal] : [] };
  }
}
