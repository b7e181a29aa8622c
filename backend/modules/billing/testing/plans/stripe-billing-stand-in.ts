import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Reply } from '../stripe/stripe-charges.ts';
import { StripeBillingApi } from './stripe-billing-api.ts';

/** Enough of Stripe Billing, on loopback, to prove the adapter. */
export class StripeBillingStandIn {
  private readonly answered = new Map<string, Reply>();
  private readonly server: Server;
  private readonly declining = new Set<string>();
  private readonly api = new StripeBillingApi({
    declines: (card) => this.declining.has(card),
    take: () => undefined,
    tell: () => undefined,
  });

  private readonly dropsEvery: number | null;
  private asked = 0;
  private lostActs = 0;
  private lostPaths = /./;

  private constructor(dropsEvery: number | null) {
    this.dropsEvery = dropsEvery;
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  /** @param dropsEvery drops the connection after acting on every request with a multiple of this number */
  static async start(dropsEvery: number | null = null): Promise<StripeBillingStandIn> {
    const standIn = new StripeBillingStandIn(dropsEvery);
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Acts on the next requests that change something, and drops the connection instead of answering. */
  loseActs(count: number, paths: RegExp): void {
    this.lostActs = count;
    this.lostPaths = paths;
  }

  addCard(declines: boolean): string {
    const id = `pm_${randomUUID()}`;
    if (declines) this.declining.add(id);
    return id;
  }

  /** Stripe charges no card that was removed from its customer. */
  removeCard(id: string): void {
    this.declining.add(id);
  }

  invoicesOf(subscription: string): readonly string[] {
    return this.api.invoicesOf(subscription);
  }

  /** Makes a payment arrive just before an invoice is voided. */
  payBeforeVoid(): void {
    this.api.paysBeforeVoid = true;
  }

  renew(id: string): void {
    this.api.renew(id);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const body = await text(request);
    const fields = new URLSearchParams(body === '' ? url.search : body);
    const key = request.headers['idempotency-key'];
    const kept = typeof key === 'string' ? this.answered.get(key) : undefined;
    const reply =
      kept ??
      structuredClone(this.api.act(request.method ?? 'GET', url.pathname.split('/').slice(2), fields));
    if (typeof key === 'string') this.answered.set(key, reply);
    if (this.isLost(request.method !== 'GET' && this.lostPaths.test(url.pathname))) {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  private isLost(isAct: boolean): boolean {
    this.asked += 1;
    if (isAct) this.lostActs -= 1;
    const isItsTurn = this.dropsEvery !== null && this.asked % this.dropsEvery === 0;
    return isItsTurn || (isAct && this.lostActs >= 0);
  }
}
