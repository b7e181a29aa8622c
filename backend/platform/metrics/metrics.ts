import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Measured, MeasureSource } from './measures.ts';

const PREFIX = 'crewvine_';
/** Two scrapers, or one that is in a hurry, cost the database one reading. */
const FRESH_FOR_MS = 2_000;
/** A hanging database must not make the figures of the process unavailable. */
const PATIENCE_MS = 1_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

interface MetricsOptions {
  readonly sources: readonly MeasureSource[];
  readonly log: Logger;
  readonly patienceMs?: number;
}

/**
 * The figures that Prometheus reads from one process: its requests, its own state, and the product's state in
 * the database.
 */
export class Metrics {
  readonly contentType: string;
  private readonly registry = new Registry();
  private readonly options: MetricsOptions;
  private readonly gauges = new Map<string, Gauge>();
  private readonly requests: Counter<'method' | 'route' | 'status'>;
  private readonly seconds: Histogram<'method' | 'route'>;
  private readonly unread: Gauge<'source'>;
  private reading: { readonly at: number; readonly done: Promise<unknown> } | null = null;

  constructor(options: MetricsOptions) {
    this.options = options;
    this.contentType = this.registry.contentType;
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Counter({
      name: `${PREFIX}http_requests_total`,
      help: 'Answered requests',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.seconds = new Histogram({
      name: `${PREFIX}http_request_duration_seconds`,
      help: 'Time until the first byte of the response',
      labelNames: ['method', 'route'],
      buckets: SECONDS,
      registers,
    });
    this.unread = new Gauge({
      name: `${PREFIX}unread_measures`,
      help: '1 if the figures of a source could not be read and are missing',
      labelNames: ['source'],
      registers,
    });
    for (const { name, help, label } of options.sources.flatMap(({ measures }) => measures)) {
      const labelNames = label ? [label] : [];
      this.gauges.set(name, new Gauge({ name: PREFIX + name, help, labelNames, registers }));
    }
  }

  /** Called for each response: cheap, and client input never becomes a label. */
  answered({ method, route, status, ms }: AnsweredRequest): void {
    const labels = { method: METHODS.has(method) ? method : 'other', route };
    this.requests.inc({ ...labels, status });
    this.seconds.observe(labels, ms / 1_000);
  }

  /** In the text format of Prometheus. */
  async text(): Promise<string> {
    const now = performance.now();
    if (!this.reading || now - this.reading.at > FRESH_FOR_MS) {
      this.reading = { at: now, done: Promise.all(this.options.sources.map((one) => this.readOne(one))) };
    }
    await this.reading.done;
    return this.registry.metrics();
  }

  /** A figure that cannot be read is missing instead of stale. */
  private async readOne(source: MeasureSource): Promise<void> {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const patience = this.options.patienceMs ?? PATIENCE_MS;
    const timer = setTimeout(() => reject(new Error(`Not read within ${patience} ms`)), patience);
    const known = await Promise.race([source.read(), tooLate])
      .catch((error: unknown) => {
        this.options.log.warn({ err: error, source: source.name }, 'figures could not be read');
        return null;
      })
      .finally(() => clearTimeout(timer));
    this.unread.set({ source: source.name }, known ? 0 : 1);
    this.keep(source, known ?? []);
  }

  private keep({ measures }: MeasureSource, known: readonly Measured[]): void {
    for (const { name, label } of measures) {
      const gauge = this.gauges.get(name);
      // A gauge without a label would restart at zero.
      gauge?.reset();
      if (!label) gauge?.remove();
      for (const { value, of } of known.filter((one) => one.name === name))
        gauge?.set(label && of !== undefined ? { [label]: of } : {}, value);
    }
  }
}
