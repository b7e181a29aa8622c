import type { Settings } from '../settings.ts';
import { untraced, type Tracing } from './tracing.ts';

/** Loads OpenTelemetry only if a collector is set, because it is a quarter as large as everything else. */
export async function openTracing({
  traceCollector,
  process,
}: Pick<Settings, 'traceCollector' | 'process'>): Promise<Tracing> {
  if (traceCollector === null) return untraced;
  const { OtlpTracing } = await import('./otlp-tracing.ts');
  return new OtlpTracing(traceCollector, process);
}
