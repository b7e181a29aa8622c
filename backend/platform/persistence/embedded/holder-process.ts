// A separate process for tests: starts an embedded PostgreSQL, prints its address, and waits to be stopped.
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const running = await startEmbeddedPostgres({ dataDir, log: (message) => console.error(message) });
  console.log(running.url);
  process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
