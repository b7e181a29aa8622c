import { Pool } from 'pg';
import type { Logger } from 'pino';
import { REPLICA_LIMITS } from '../connection/connection-limits.ts';
import { limitsBehind, type Pooler } from '../connection/pooler.ts';
import { nameStatements } from '../pool/name-statements.ts';
import type { Sql, Statement } from '../sql.ts';
import { replicaOfCall } from './replica-of-call.ts';

/** Reads from a replica may be this old, in milliseconds. */
const MOST_LAG_MS = 1_000;
const LOOK_MS = 250;
const POOL_SIZE = 10;

const WRITTEN: Statement = {
  name: 'replicas-written',
  text: `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`,
};
/** Null on a server that is no replica. */
const REPLAYED: Statement = {
  name: 'replicas-replayed',
  text: `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position`,
};

interface Replica {
  /** Host and port, for the log. */
  readonly name: string;
  readonly pool: Pool;
  /** It has everything that was written before this instant; null if that is unknown. */
  upToDateAt: number | null;
  isUsed: boolean;
}

/** A position in the primary's log of changes, and an instant before which nothing is beyond it. */
interface Written {
  readonly at: number;
  readonly position: bigint;
}

interface ReplicasOptions {
  readonly urls: readonly string[];
  readonly primary: Pick<Sql, 'rows'>;
  readonly log: Logger;
  readonly pooler?: Pooler;
  /** Milliseconds of a clock that only moves forward. */
  readonly now?: () => number;
}

/**
 * Read-only copies of the database (`DATABASE_REPLICA_URLS`). They serve reads of visitors, which may be a
 * second old, and never a call that decides about money or rights: those have a caller, and see the newest
 * rows. Four times a second, the position in the primary's log is compared with what each copy has replayed.
 * A copy that is further behind, silent, or no copy serves nothing until it has caught up.
 */
export class Replicas {
  private readonly replicas: readonly Replica[];
  private readonly primary: Pick<Sql, 'rows'>;
  private readonly log: Logger;
  private readonly now: () => number;
  private written: readonly Written[] = [];
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private last = 0;

  constructor({ urls, primary, log, pooler = 'none', now = () => performance.now() }: ReplicasOptions) {
    this.primary = primary;
    this.log = log;
    this.now = now;
    this.replicas = urls.map((url) => openReplica(url, pooler));
  }

  start(): void {
    if (this.replicas.length === 0) return;
    this.timer ??= setInterval(() => this.tick(), LOOK_MS).unref();
    this.tick();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.looking;
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }

  /** Runs the work with reads from the next replica that is up to date; from the primary if none is. */
  read<T>(work: () => T): T {
    const pool = this.next();
    return pool ? replicaOfCall.run(pool, work) : work();
  }

  /** The replicas that serve reads, and the others. */
  count(): { readonly used: number; readonly unused: number } {
    const used = this.replicas.filter((one) => this.isUpToDate(one)).length;
    return { used, unused: this.replicas.length - used };
  }

  /** Compares all positions once. Never rejects. */
  async look(): Promise<void> {
    const at = this.now();
    const position = await positionIn(this.primary.rows<Positioned>(WRITTEN));
    this.written = this.written.filter((one) => at - one.at <= MOST_LAG_MS);
    if (position !== null) this.written = [...this.written, { at, position }];
    await Promise.all(this.replicas.map((replica) => this.compare(replica)));
    this.tellChanges();
  }

  private tick(): void {
    // A silent replica leaves the last look unfinished, and becomes too old meanwhile.
    this.tellChanges();
    this.looking ??= this.look().finally(() => (this.looking = null));
  }

  private async compare(replica: Replica): Promise<void> {
    const rows = replica.pool.query<Positioned>({ ...REPLAYED }).then((result) => result.rows);
    const replayed = await positionIn(rows);
    if (replayed === null) return;
    const reached = this.written.findLast(({ position }) => position <= replayed);
    if (reached) replica.upToDateAt = reached.at;
  }

  private next(): Pool | null {
    for (let step = 1; step <= this.replicas.length; step += 1) {
      const index = (this.last + step) % this.replicas.length;
      const replica = this.replicas[index];
      if (!replica || !this.isUpToDate(replica)) continue;
      this.last = index;
      return replica.pool;
    }
    return null;
  }

  private isUpToDate({ upToDateAt }: Replica): boolean {
    return upToDateAt !== null && this.now() - upToDateAt <= MOST_LAG_MS;
  }

  private tellChanges(): void {
    for (const replica of this.replicas) {
      const isUsed = this.isUpToDate(replica);
      if (isUsed === replica.isUsed) continue;
      replica.isUsed = isUsed;
      if (isUsed) this.log.info({ replica: replica.name }, 'a replica serves reads');
      else this.log.warn({ replica: replica.name }, 'a replica is behind or away');
    }
  }
}

interface Positioned {
  readonly position: string | null;
}

/** Null if the server is away, or has no such position. */
async function positionIn(read: Promise<readonly Positioned[]>): Promise<bigint | null> {
  try {
    const [row] = await read;
    return typeof row?.position === 'string' ? BigInt(row.position) : null;
  } catch {
    return null;
  }
}

function openReplica(url: string, pooler: Pooler): Replica {
  const pool = new Pool({
    connectionString: url,
    application_name: 'crewvine-reads',
    max: POOL_SIZE,
    ...limitsBehind(pooler, REPLICA_LIMITS),
  });
  nameStatements(pool, pooler);
  // An idle connection was lost. The next look notices if the replica is away.
  pool.on('error', () => undefined);
  return { name: new URL(url).host, pool, upToDateAt: null, isUsed: false };
}
