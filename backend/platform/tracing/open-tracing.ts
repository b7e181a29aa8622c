import type { Settings } from '../settings.ts';
import { untraced, type Tracing } from './tracing.ts';

/** Loaded only where a collector is set: OpenTelemetry is as large as a quarter of the rest. */
export async function openTracing({
  traceCollector,
  process,
}: Pick<Settings, 'traceCollector' | 'process'>): Promise<Tracing> {
  if (traceCollector === null) return untraced;
  const { OtlpTracing } = await import('./otlp-tracing.ts');
  return new OtlpTracing(traceCollector, process);
}
