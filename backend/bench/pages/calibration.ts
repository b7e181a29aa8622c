import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';

const ADDITIONS = 100_000_000;
const BARE = `<!doctype html><html lang="en"><title>Bare</title><body><h1>Bare</h1></body></html>`;

/**
 * A page with one heading: shows the share of the machine, the connection, and the slow processor in every
 * figure.
 */
export async function serveBarePage(): Promise<{ readonly address: string; stop(): void }> {
  const server = createServer((_request, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(BARE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { address, stop: () => void server.close() };
}

/** The machine's speed and load. */
export function machineWords(): string {
  const [load = 0] = loadavg();
  return `This machine: load ${load.toFixed(1)}, ${ADDITIONS / 1_000_000} million additions in ${additionsMs().toFixed(0)} ms`;
}

function additionsMs(): number {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < ADDITIONS; at += 1) sum = (sum + at) % 1_000_003;
  // Uses the sum, so that the loop is not optimized away.
  if (sum < 0) throw new Error('A sum of positive numbers is negative');
  return performance.now() - start;
}
