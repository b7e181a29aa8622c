import type { Socket } from 'node:net';
import pg, { type ClientBase, type Pool } from 'pg';
import type { Logger } from 'pino';
import { WATCH_LIMITS } from './connection-limits.ts';
import { limitsBehind, type Pooler } from './pooler.ts';
import type { Statement } from '../sql.ts';

/** The real time of one check; a process that was busy for longer still counts one. */
const LOOK_MS = 250;
/** Silent checks before the database counts as down. */
const PATIENCE = 6;
/** A readiness check must be answered within a second in total. */
const ANSWER_MS = 800;

const ALIVE: Statement = { name: 'watch-alive', text: 'select 1 as alive' };
/**
 * A write, which a replica, a full disk, or a stuck lock would refuse. On a full disk the row still fits on its
 * page, so the check also writes a temporary file: more rows than `work_mem` holds. All in one message and one
 * transaction, so that a pooler gives the setting to no one else.
 */
const WRITE: Statement = {
  name: 'watch-write',
  text: `select set_config('work_mem', '64kB', true);
    select count(*) from generate_series(1, 5000);
    insert into readiness_checks (name, checked_at) values ('readyz', now())
    on conflict (name) do update set checked_at = now()`,
};

/** connection_failure, the code that callers recognize. */
class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = '08006';
}

/**
 * Checks several times a second on its own connection whether the database answers. PostgreSQL's timeouts do
 * not help if its host is unreachable: a call would hang until the operating system ends the connection after
 * 15 minutes. If the watch and the guarded pools have received nothing for one and a half seconds, the watch
 * cuts their connections. Until the database answers again, requests for new connections fail immediately.
 */
export class DatabaseWatch {
  private readonly url: string;
  private readonly log: Logger;
  private readonly pooler: Pooler;
  private readonly heard = new Map<ClientBase, number>();
  private client: pg.Client | null = null;
  private connecting: Promise<pg.Client> | null = null;
  private asked: Promise<unknown> = Promise.resolve();
  private writing: Promise<boolean> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private silentLooks = 0;
  private isLooking = false;
  private isAway = false;

  constructor(url: string, log: Logger, pooler: Pooler = 'none') {
    this.url = url;
    this.pooler = pooler;
    this.log = log;
  }

  /** Call it before the pool's first connection. */
  guard(pool: Pool): void {
    pool.on('connect', (client) => this.heard.set(client, 0));
    pool.on('remove', (client) => this.heard.delete(client));
    const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
    const guarded = (callback?: (error: Error) => void): unknown => {
      if (!this.isAway) return connect(callback);
      const error = new DatabaseAway('The database does not answer');
      if (!callback) return Promise.reject(error);
      process.nextTick(callback, error);
      return undefined;
    };
    Object.assign(pool, { connect: guarded });
  }

  start(): void {
    this.timer ??= setInterval(() => this.look(), LOOK_MS).unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    const client = await this.connecting?.catch(() => null);
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  /** Whether the database has answered recently. */
  get answers(): boolean {
    return !this.isAway;
  }

  /**
   * Whether the database accepts writes right now. Simultaneous checks share one write: anyone may call
   * `/readyz`, and a flood of writes would make a healthy process look down.
   */
  async takesWrites(): Promise<boolean> {
    if (this.isAway) return false;
    this.writing ??= this.write().finally(() => (this.writing = null));
    return this.writing;
  }

  private write(): Promise<boolean> {
    const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    const written = this.ask(WRITE).then(
      () => true,
      () => false,
    );
    return Promise.race([written, tooLate]).finally(() => clearTimeout(timer));
  }

  private look(): void {
    if (this.hasHeardAnything()) this.silentLooks = 0;
    else this.silentLooks += 1;
    if (this.silentLooks >= PATIENCE) this.cut();
    if (this.isLooking) return;
    this.isLooking = true;
    const looked = this.ask(ALIVE).then(
      () => this.answered(),
      // A server that answers with an error is up. Callers get its error on their own calls.
      (error: unknown) => isFromServer(error) && this.answered(),
    );
    void looked.finally(() => (this.isLooking = false));
  }

  private answered(): void {
    this.silentLooks = 0;
    if (!this.isAway) return;
    this.isAway = false;
    this.log.warn('the database answers again');
  }

  /** Waiting callers get an error now, and the pool drops these connections. */
  private cut(): void {
    if (!this.isAway) this.log.error('the database does not answer');
    this.isAway = true;
    this.silentLooks = 0;
    const error = new DatabaseAway('The database has not answered');
    for (const client of this.heard.keys()) socketOf(client)?.destroy(error);
    if (this.client) socketOf(this.client)?.destroy(error);
  }

  private hasHeardAnything(): boolean {
    let isNew = false;
    for (const [client, before] of this.heard) {
      const now = socketOf(client)?.bytesRead ?? 0;
      if (now > before) isNew = true;
      this.heard.set(client, now);
    }
    return isNew;
  }

  /** Runs one statement at a time: the next one waits for the one before. */
  private ask(statement: Statement): Promise<unknown> {
    const answer = this.asked.then(async () => (await this.connected()).query(statement.text));
    this.asked = answer.catch(() => undefined);
    return answer;
  }

  private connected(): Promise<pg.Client> {
    this.connecting ??= this.connect();
    return this.connecting;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'crewvine-watch',
      ...limitsBehind(this.pooler, WATCH_LIMITS),
    });
    const lose = (): void => {
      if (this.client === client) this.client = this.connecting = null;
    };
    this.client = client;
    client.on('error', lose);
    client.on('end', lose);
    try {
      await client.connect();
      return client;
    } catch (error) {
      lose();
      throw error;
    }
  }
}

/** PostgreSQL's own errors have a severity; those of a socket have none. */
function isFromServer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

/** The driver has the socket, but its types do not declare it. */
function socketOf(client: ClientBase): Socket | undefined {
  return (client as unknown as { connection?: { stream?: Socket } }).connection?.stream;
}
