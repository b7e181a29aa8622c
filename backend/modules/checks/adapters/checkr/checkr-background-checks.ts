import { z } from 'zod';
import type { Clock } from '../../../../kernel/clock.ts';
import { CircuitBreaker } from '../../../../platform/outside/circuit-breaker.ts';
import {
  ProviderAway,
  type BackgroundCheckProvider,
  type ReportOrder,
  type ReportState,
} from '../../application/background-check-provider.ts';
import type { Finding } from '../../domain/background-check.ts';
import { reportOfEvent } from '../webhook-event.ts';

const createdSchema = z.object({ id: z.string().min(1).max(200) });
const resultSchema = z.enum(['clear', 'consider']);
const reportSchema = z.object({
  status: z.string(),
  result: resultSchema.nullish(),
  screenings: z
    .array(z.object({ type: z.string(), result: resultSchema.nullish(), summary: z.string().nullish() }))
    .nullish(),
});

const TIMEOUT_MS = 10_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 250;

export interface CheckrOptions {
  readonly url: string;
  readonly key: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** Between tries; a test does not wait. */
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * An agency that speaks as Checkr does: candidates and reports over JSON, the key as the user of Basic authentication, and
 * webhooks signed with it. Ordering carries idempotency keys made of our check's id, so a lost answer orders nothing twice.
 */
export class CheckrBackgroundChecks implements BackgroundCheckProvider {
  readonly name = 'checkr';
  readonly agency: string;
  readonly lookAfterMinutes = 6 * 60;
  private readonly options: CheckrOptions;
  private readonly breaker: CircuitBreaker;

  constructor(options: CheckrOptions) {
    this.options = options;
    const { hostname } = new URL(options.url);
    this.agency = hostname.endsWith('checkr.com') ? 'Checkr, Inc.' : hostname;
    this.breaker = new CircuitBreaker(options.clock, {
      isOutage: (error) => error instanceof ProviderAway,
      refusal: () => new ProviderAway('The agency did not answer just now'),
    });
  }

  async order({ checkId, packageType, candidate, location }: ReportOrder): Promise<string> {
    const [first = '', ...rest] = candidate.name.trim().split(/\s+/u);
    const candidateMade = await this.post('/v1/candidates', `${checkId}:candidate`, {
      first_name: first,
      last_name: rest.join(' ') || first,
      ...(candidate.email && { email: candidate.email }),
      phone: candidate.phone,
      custom_id: checkId,
    });
    const [city, state] = location.split(',').map((part) => part.trim());
    const report = await this.post('/v1/reports', `${checkId}:report`, {
      candidate_id: candidateMade.id,
      package: packageType,
      work_locations: [{ country: 'US', ...(state && { state }), ...(city && { city }) }],
    });
    return report.id;
  }

  async report(externalId: string): Promise<ReportState> {
    const answer = await this.call('GET', `/v1/reports/${encodeURIComponent(externalId)}`);
    return stateOf(reportSchema.parse(answer));
  }

  async cancel(externalId: string): Promise<void> {
    await this.call(
      'POST',
      `/v1/reports/${encodeURIComponent(externalId)}/cancel`,
      `${externalId}:cancel`,
      {},
    );
  }

  reportOfWebhook(raw: Uint8Array, signature: string): string | null {
    return reportOfEvent(raw, signature, this.options.key);
  }

  private async post(path: string, idempotencyKey: string, body: object): Promise<{ id: string }> {
    return createdSchema.parse(await this.call('POST', path, idempotencyKey, body));
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
    const { url, key, timeoutMs = TIMEOUT_MS } = this.options;
    const answer = await fetch(url + path, {
      method,
      headers: {
        Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
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
    // Its own words may name the candidate: only the status goes on.
    if (!answer.ok) throw new Error(`The agency refused ${method} with ${answer.status}`);
    return answer.json().catch((cause: unknown) => {
      throw new ProviderAway('The agency’s answer broke off', { cause });
    });
  }
}

function stateOf({ status, result, screenings }: z.output<typeof reportSchema>): ReportState {
  if (status === 'canceled') return { status: 'canceled' };
  if (status !== 'complete' || !result) return { status: 'pending' };
  const findings = (screenings ?? []).map(({ type, result: found, summary }): Finding => {
    return { screening: type, result: found ?? 'clear', note: summary ?? null };
  });
  const whole: Finding = { screening: 'Background report', result, note: null };
  return {
    status: 'complete',
    result: result === 'clear' ? 'clear' : 'concerns',
    findings: findings.length > 0 ? findings : [whole],
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
