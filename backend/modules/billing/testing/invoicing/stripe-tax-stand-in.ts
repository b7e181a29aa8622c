import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const RATES: Readonly<Record<string, number>> = { TX: 8.25 };
/** The SDK tries three times. */
const TRIES = 3;

interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Transaction {
  /** The amount that can still be reversed, in cents; negative for a reversal. */
  left: number;
  readonly reverses: Transaction | null;
}

/**
 * Enough of Stripe Tax's own API, on loopback, to prove the adapter: calculations, transactions and
 * reversals, each once per key.
 */
export class StripeTaxStandIn {
  readonly declared: (readonly [string, number])[] = [];
  private readonly transactions = new Map<string, Transaction>();
  private readonly totals = new Map<string, number>();
  private readonly answered = new Map<string, Answer>();
  private readonly server: Server;
  private failing = 0;
  private made = 0;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<StripeTaxStandIn> {
    const standIn = new StripeTaxStandIn();
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  failNext(): void {
    this.failing = TRIES;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = new URLSearchParams(await text(request));
    const key = String(request.headers['idempotency-key']);
    const { status, body } = this.failing > 0 ? this.fail() : this.once(key, request.url ?? '', fields);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  private fail(): Answer {
    this.failing -= 1;
    return { status: 500, body: { error: { type: 'api_error', message: 'Away' } } };
  }

  private once(key: string, path: string, fields: URLSearchParams): Answer {
    const answer = this.answered.get(key) ?? this.act(path, fields);
    this.answered.set(key, answer);
    return answer;
  }

  private act(path: string, fields: URLSearchParams): Answer {
    this.made += 1;
    if (path.endsWith('/calculations')) return { status: 200, body: this.calculate(fields) };
    return path.endsWith('/create_reversal') ? this.reverse(fields) : this.record(fields);
  }

  private record(fields: URLSearchParams): Answer {
    return this.declare(fields, this.totals.get(fields.get('calculation') ?? '') ?? 0, null);
  }

  /**
   * As in Stripe: never more than a transaction's rest, and a reversal is undone by reversing it completely.
   */
  private reverse(fields: URLSearchParams): Answer {
    const original = this.transactions.get(fields.get('original_transaction') ?? '');
    const isFull = fields.get('mode') === 'full';
    const cents = isFull ? -(original?.left ?? 0) : Number(fields.get('flat_amount'));
    if (!original || Math.abs(cents) > Math.abs(original.left)) {
      const message = 'The amount to reverse is more than what is left of the transaction';
      return { status: 400, body: { error: { type: 'invalid_request_error', message } } };
    }
    original.left += cents;
    if (original.reverses) original.reverses.left += cents;
    return this.declare(fields, cents, original);
  }

  private declare(fields: URLSearchParams, cents: number, reverses: Transaction | null): Answer {
    const id = `tax_${this.made}`;
    this.transactions.set(id, { left: cents, reverses });
    this.declared.push([fields.get('reference') ?? '', cents]);
    return { status: 200, body: { id, object: 'tax.transaction' } };
  }

  private calculate(fields: URLSearchParams): object {
    const id = `taxcalc_${this.made}`;
    const amounts = [...fields].flatMap(([name, value]) =>
      name.endsWith('[amount]') ? [Number(value)] : [],
    );
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    this.totals.set(id, total);
    const rate = RATES[fields.get('customer_details[address][state]') ?? ''] ?? 0;
    const tax = Math.round(total - total / (1 + rate / 100));
    return { id, object: 'tax.calculation', tax_amount_inclusive: tax, tax_amount_exclusive: 0 };
  }
}
