import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { CookieKeys } from '#platform/http/sessions/cookie-keys.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import type { ProcessFigures } from './process-figures.ts';
import { BENCH_SESSION_KEY, startServer, type MeasuredServer } from './server-process.ts';

const STREAMS = 10_000;
/** A person may have eight. */
const OF_PERSON = 4;
/** Two rounds in which every stream is pinged. */
const IDLE_MS = 50_000;
/** The highest allowed ratio to the minimal server. */
const TARGETS = { held: 5, cpu: 4 };

const PEOPLE = `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
  select gen_random_uuid(), 'listener' || n || '@streams.test', 'Listener', 'Number' || n, 'referrer',
    'L' || upper(lpad(to_hex(n), 7, '0')), now(), now()
  from generate_series(1, ${STREAMS / OF_PERSON}) n`;

/** The board that all of them watch. */
const BOARD = `insert into industry_boards (id, name, description, industry, is_private, member_count, created_at, updated_at)
  values (gen_random_uuid(), 'Listeners', 'Looked at by everyone', 'construction', false, 1, now(), now()) returning id`;

const SESSIONS = `insert into sessions (sid, sess, user_id, expire, user_agent, address)
  select 'stream-' || row_number() over (), jsonb_build_object('userId', u.id, 'userType', 'referrer'), u.id,
    now() + interval '1 day', 'bench', '127.0.0.1'
  from users u cross join generate_series(1, ${OF_PERSON}) where u.email like '%@streams.test'
  returning sid`;

interface Listeners {
  /** Sessions of people with the signature of the measured server. */
  readonly cookies: readonly string[];
  readonly board: string;
}

async function listeners(url: string): Promise<Listeners> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(PEOPLE);
    const { rows } = await client.query<{ sid: string }>(SESSIONS);
    const looked = await client.query<{ id: string }>(BOARD);
    await client.query('vacuum analyze');
    const keys = new CookieKeys([BENCH_SESSION_KEY]);
    const cookies = rows.map(
      ({ sid }) => `crewvine.sid=${sid}; crewvine.sid.sig=${keys.sign(`crewvine.sid=${sid}`)}`,
    );
    return { cookies, board: looked.rows[0]?.id ?? '' };
  } finally {
    await client.end();
  }
}

/** `board` is null for the minimal server, which has no boards. */
async function openStreams(
  { port }: MeasuredServer,
  cookies: readonly string[],
  board: string | null,
): Promise<ChildProcess> {
  const readers = fork(path.join(import.meta.dirname, 'stream-readers.ts'), { stdio: 'inherit' });
  await new Promise<void>((resolve, reject) => {
    readers.once('message', () => resolve());
    readers.once('exit', (code) => reject(new Error(`The readers ended with ${String(code)}`)));
    readers.send({ port, cookies, board });
  });
  return readers;
}

interface StreamCost {
  readonly held: number;
  readonly resident: number;
  readonly cpuMs: number;
}

function costOf(before: ProcessFigures, open: ProcessFigures, later: ProcessFigures): StreamCost {
  return {
    held: (open.held - before.held) / STREAMS,
    resident: (open.resident - before.resident) / STREAMS,
    cpuMs: later.cpuMs - open.cpuMs,
  };
}

function line(name: string, floor: number, ours: number, unit: string, target: number | null): boolean {
  const ratio = ours / floor;
  const isKept = target === null || ratio <= target;
  const cells = [
    name.padEnd(44),
    `${floor.toFixed(1)} ${unit}`.padStart(12),
    `${ours.toFixed(1)} ${unit}`.padStart(12),
    ratio.toFixed(2).padStart(8),
    (target === null ? '-' : `≤ ${target}`).padStart(8),
    isKept ? '' : 'above',
  ];
  process.stdout.write(`${cells.join(' ')}\n`);
  return isKept;
}

/**
 * Opens idle streams on one process each of the product and the minimal server, at the same time; false if
 * the product's cost too much.
 */
export async function measureStreams(databaseUrl: string): Promise<boolean> {
  await migrateDatabase(databaseUrl);
  const { cookies, board } = await listeners(databaseUrl);
  const children: { stop(): void }[] = [];
  try {
    const floor = await startServer('floor', 'floor-stream-server.ts', databaseUrl);
    const product = await startServer('product', 'product-server.ts', databaseUrl);
    children.push(floor, product);
    const servers = [floor, product];
    const all = (): Promise<ProcessFigures[]> => Promise.all(servers.map((server) => server.figures()));
    const before = await all();
    for (const server of servers) {
      const readers = await openStreams(server, cookies, server === product ? board : null);
      children.push({ stop: () => void readers.kill('SIGKILL') });
    }
    const open = await all();
    await setTimeout(IDLE_MS);
    const later = await all();
    const [ofFloor, ofProduct] = servers.map((_, at) => costOf(...figuresAt(at, before, open, later)));
    if (!ofFloor || !ofProduct) throw new Error('Nothing was measured');
    process.stdout.write(
      `\n${`${STREAMS} idle streams`.padEnd(44)}        floor         ours    ratio   target\n`,
    );
    const isMemoryKept = line(
      'held, a stream',
      ofFloor.held / 1024,
      ofProduct.held / 1024,
      'kB',
      TARGETS.held,
    );
    line('resident, a stream', ofFloor.resident / 1024, ofProduct.resident / 1024, 'kB', null);
    const isCpuKept = line('CPU of two rounds of pings', ofFloor.cpuMs, ofProduct.cpuMs, 'ms', TARGETS.cpu);
    return isMemoryKept && isCpuKept;
  } finally {
    for (const child of children) child.stop();
  }
}

type Measured = readonly ProcessFigures[];

function figuresAt(
  at: number,
  ...times: readonly [Measured, Measured, Measured]
): [ProcessFigures, ProcessFigures, ProcessFigures] {
  const [before, open, later] = times.map((time) => time[at]);
  if (!before || !open || !later) throw new Error('A server gave no figures');
  return [before, open, later];
}
