import type { Clock } from '#kernel/clock.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import { timestampQuery } from './timestamp-token.ts';

/**
 * Confirms in writing when something existed. @throws if it cannot, for any reason; another try may succeed.
 */
export interface TimestampAuthority {
  tokenFor(stamped: Buffer): Promise<Buffer>;
}

/** A signer waits for it, so a slow authority counts as unavailable. */
const TIMEOUT_MS = 3000;
const MOST_BYTES = 64 * 1024;

/** RFC 3161 over HTTP. */
export class HttpTimestampAuthority implements TimestampAuthority {
  private readonly url: string;
  private readonly breaker: CircuitBreaker;

  constructor(url: string, clock: Clock) {
    this.url = url;
    this.breaker = new CircuitBreaker(clock, {
      isOutage: () => true,
      refusal: () => new Error('The timestamp authority did not answer just now'),
    });
  }

  async tokenFor(stamped: Buffer): Promise<Buffer> {
    const query = timestampQuery(stamped);
    return this.breaker.run(async () => {
      const answer = await fetch(this.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
        body: new Uint8Array(query.body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok || bytes.length > MOST_BYTES)
        throw new Error(`The timestamp authority answered ${answer.status}`);
      return query.tokenIn(bytes);
    });
  }
}
