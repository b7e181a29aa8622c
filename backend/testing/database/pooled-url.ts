/** The address of the pooler that `npm run drill -- pgbouncer` starts in front of the test server. */
const POOLER = process.env['TEST_POOLER'];
const MODE = process.env['TEST_POOLER_MODE'] ?? 'transaction';

type Environment = Readonly<Record<string, string>>;

export function pooledSettings(databaseUrl: string, environment: Environment = {}): Environment {
  const isRequested = environment['DATABASE_POOLER'] !== undefined;
  if (POOLER === undefined && !isRequested) return {};
  return { DATABASE_POOLER: MODE, DATABASE_DIRECT_URL: databaseUrl };
}

/** The same database through the pooler; unchanged without a pooler. */
export function pooledUrl(databaseUrl: string): string {
  if (POOLER === undefined) return databaseUrl;
  const url = new URL(databaseUrl);
  url.host = POOLER;
  url.search = '';
  return url.href;
}
