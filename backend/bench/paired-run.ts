import { load, type LoadRequest } from './load.ts';
import type { MeasuredServer } from './server-process.ts';

export interface Scenario {
  readonly name: string;
  /** The lowest allowed ratio of throughput to the minimal server; null without a target. */
  readonly target: number | null;
  readonly connections: number;
  readonly seconds: number;
  readonly product: () => LoadRequest | null;
  readonly floor: () => LoadRequest | null;
}

export interface Measurement {
  readonly perSecond: number;
  readonly cpuPerRequest: number | null;
  readonly failures: number;
}

export interface ScenarioResult {
  readonly name: string;
  readonly target: number | null;
  readonly floorPerSecond: number;
  readonly productPerSecond: number;
  /** The median of the pairs. */
  readonly throughput: number;
  /** The minimal server's CPU per request divided by the product's: above 1, the product is cheaper. */
  readonly cpu: number | null;
  readonly failures: number;
}

const PAIRS = 5;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function measure(
  server: Pick<MeasuredServer, 'port' | 'cpuSeconds'>,
  scenario: Scenario,
  next: () => LoadRequest | null,
): Promise<Measurement> {
  const { connections, seconds } = scenario;
  const before = server.cpuSeconds();
  const result = await load({ port: server.port, connections, seconds, next });
  const after = server.cpuSeconds();
  return {
    perSecond: result.requests / result.seconds,
    cpuPerRequest: before === null || after === null ? null : (after - before) / result.requests,
    failures: result.failures,
  };
}

/**
 * Alternates between the minimal server and the product, so that other load on the machine affects both; one
 * unmeasured pair warms up.
 */
export async function runPaired(
  scenario: Scenario,
  floor: Pick<MeasuredServer, 'port' | 'cpuSeconds'>,
  product: Pick<MeasuredServer, 'port' | 'cpuSeconds'>,
): Promise<ScenarioResult> {
  const pairs: { floor: Measurement; product: Measurement }[] = [];
  for (let pair = 0; pair <= PAIRS; pair += 1) {
    const floorRun = await measure(floor, scenario, scenario.floor);
    const productRun = await measure(product, scenario, scenario.product);
    if (pair > 0) pairs.push({ floor: floorRun, product: productRun });
  }
  const cpuRatios = pairs.flatMap((pair) =>
    pair.floor.cpuPerRequest && pair.product.cpuPerRequest
      ? [pair.floor.cpuPerRequest / pair.product.cpuPerRequest]
      : [],
  );
  return {
    name: scenario.name,
    target: scenario.target,
    floorPerSecond: median(pairs.map((pair) => pair.floor.perSecond)),
    productPerSecond: median(pairs.map((pair) => pair.product.perSecond)),
    throughput: median(pairs.map((pair) => pair.product.perSecond / pair.floor.perSecond)),
    cpu: cpuRatios.length > 0 ? median(cpuRatios) : null,
    failures: pairs.reduce((sum, pair) => sum + pair.floor.failures + pair.product.failures, 0),
  };
}
