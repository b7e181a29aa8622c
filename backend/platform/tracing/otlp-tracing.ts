import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { traceProviderCalls } from './provider-calls.ts';
import type { Step, StepStart, Tracing } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };
const PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * Sends OpenTelemetry over HTTP to a collector. Sampling and headers follow OpenTelemetry's own settings
 * (`OTEL_TRACES_SAMPLER`, …).
 */
export class OtlpTracing implements Tracing {
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;
  private readonly endProviderCalls: () => void;

  constructor(collector: string, process: string) {
    // The exporter marks its own calls in this context, so they are not traced.
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    this.provider = new BasicTracerProvider({
      resource: defaultResource().merge(
        resourceFromAttributes({ 'service.name': 'crewvine', 'crewvine.process': process }),
      ),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${collector}/v1/traces` }))],
    });
    this.tracer = this.provider.getTracer('crewvine');
    this.endProviderCalls = traceProviderCalls(this.tracer);
  }

  async step<T>(
    { name, role, facts = {}, causedBy }: StepStart,
    work: (step: Step) => Promise<T>,
  ): Promise<T> {
    const from = causedBy === undefined ? context.active() : causeOf(causedBy);
    const span = this.tracer.startSpan(name, { kind: KINDS[role], attributes: { ...facts } }, from);
    try {
      return await context.with(trace.setSpan(from, span), () => work(stepOf(span)));
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  current(): string | undefined {
    const of = trace.getSpanContext(context.active());
    if (!of) return undefined;
    return `00-${of.traceId}-${of.spanId}-${of.traceFlags.toString(16).padStart(2, '0')}`;
  }

  async stop(): Promise<void> {
    this.endProviderCalls();
    await this.provider.shutdown();
  }
}

/** A header that is not a `traceparent` starts a new trace. */
function causeOf(parent: string): Context {
  const [, traceId, spanId, flags = '00'] = PARENT.exec(parent) ?? [];
  if (!traceId || !spanId) return context.active();
  const cause = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(context.active(), cause);
}

function stepOf(span: Span): Step {
  return {
    rename: (name) => void span.updateName(name),
    note: (facts) => void span.setAttributes({ ...facts }),
    fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
  };
}

/** Records only the type of error, because its message may contain user input. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}
