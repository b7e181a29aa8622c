import type { Clock } from '#kernel/clock.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import { OrderRefused, ProviderAway } from '../../application/order/background-check-provider.ts';

const TIMEOUT_MS = 10_000;
const TRIES = 3;
/** The limit for a file; reports have a few pages. */
const MOST_BYTES = 15_000_000;
const FIRST_PAUSE_MS = 250;
/** Statuses for an order that is wrong itself. Other errors may be resolved with the same order. */
const REFUSES_ORDER = new Set([400, 422]);

export interface AgencyApiOptions {
  readonly url: string;
  readonly key: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** Between tries; a test does not wait. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** JSON over HTTP with the key as the user of Basic authentication: ten seconds a try, three tries, a circuit breaker. */
export class AgencyApi {
  private readonly options: AgencyApiOptions;
  private readonly breaker: CircuitBreaker;

  constructor(options: AgencyApiOptions) {
    this.options = options;
    this.breaker = new CircuitBreaker(options.clock, {
      isOutage: (error) => error instanceof ProviderAway,
      refusal: () => new ProviderAway('The agency did not answer just now'),
    });
  }

  get(path: string): Promise<unknown> {
    return this.call('GET', path);
  }

  /** The same key makes one thing, however often it is sent. @throws OrderRefused */
  post(path: string, idempotencyKey: string, body: object): Promise<unknown> {
    return this.call('POST', path, idempotencyKey, body);
  }

  delete(path: string): Promise<unknown> {
    return this.call('DELETE', path);
  }

  /** A file that the agency names. Its address may be at another host, so only the agency gets the key. */
  file(address: string): Promise<Uint8Array> {
    const { url, timeoutMs = TIMEOUT_MS } = this.options;
    const isOwn = new URL(address).origin === new URL(url).origin;
    return this.breaker.run(async () => {
      const answer = await fetch(address, {
        headers: isOwn ? { Authorization: this.authorization } : {},
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new ProviderAway('The agency does not answer', { cause });
      });
      if (!answer.ok) throw new ProviderAway(`The agency answered ${answer.status}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (bytes.length > MOST_BYTES) throw new ProviderAway('The agency sent too large a file');
      return bytes;
    });
  }

  private get authorization(): string {
    return `Basic ${Buffer.from(`${this.options.key}:`).toString('base64')}`;
  }

  private async call(method: string, path: string, idempotencyKey = '', body?: object): Promise<unknown> {
    return this.breaker.run(async () => {
      let pause = FIRST_PAUSE_MS;
      for (let tried = 1; ; tried += 1) {
        try {
          return await this.callOnce(method, path, idempotencyKey, body);
        } catch (error) {
          if (!(error instanceof ProviderAway) || tried === TRIES) throw error;
        }
        await (this.options.pause ?? wait)(pause);
        pause *= 2;
      }
    });
  }

  private async callOnce(
    method: string,
    path: string,
    idempotencyKey: string,
    body?: object,
  ): Promise<unknown> {
    const { url, timeoutMs = TIMEOUT_MS } = this.options;
    const answer = await fetch(url + path, {
      method,
      headers: {
        Authorization: this.authorization,
        ...(idempotencyKey !== '' && { 'Idempotency-Key': idempotencyKey }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new ProviderAway('The agency does not answer', { cause });
    });
    if (answer.status === 429 || answer.status >= 500) {
      throw new ProviderAway(`The agency answered ${answer.status}`);
    }
    if (!answer.ok) throw refusal(method, answer.status);
    return answer.json().catch((cause: unknown) => {
      throw new ProviderAway('The agency’s answer broke off', { cause });
    });
  }
}

/** The agency's message may name the candidate, so only the status is included. */
function refusal(method: string, status: number): Error {
  const message = `The agency refused ${method} with ${status}`;
  return method === 'POST' && REFUSES_ORDER.has(status) ? new OrderRefused(message) : new Error(message);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
