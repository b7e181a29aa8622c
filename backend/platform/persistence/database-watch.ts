import type { Socket } from 'node:net';
import pg, { type ClientBase, type Pool } from 'pg';
import type { Logger } from 'pino';
import { WATCH_LIMITS } from './connection-limits.ts';
import { limitsBehind, type Pooler } from './pooler.ts';
import type { Statement } from './sql.ts';

/** So much of real time is one look; a process that was busy for longer has still looked only once. */
const LOOK_MS = 250;
/** Looks without a sign of life, before the database counts as away. */
const PATIENCE = 6;
/** A look of a load balancer is answered within a second, with all that is around this. */
const ANSWER_MS = 800;

const ALIVE: Statement = { name: 'watch-alive', text: 'select 1 as alive' };
/** Asks for what a replica, a full disk or a hanging lock would refuse. */
const WRITE: Statement = {
  name: 'watch-write',
  text: `insert into readiness_checks (name, checked_at) values ('readyz', now())
    on conflict (name) do update set checked_at = now()`,
};

/** connection_failure, by which callers know it. */
class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = '08006';
}

/**
 * Looks several times a second whether the database answers, on a connection of its own. PostgreSQL's timeouts are of no use when
 * nothing reaches it any more: a call on such a connection would hang until the system gives it up, a quarter of an hour
 * later. So connections of the guarded pools are cut when neither the watch nor any of them has heard anything for one and a half
 * seconds, and until there is an answer again nobody waits for a new one.
 */
export class DatabaseWatch {
  private readonly url: string;
  private readonly log: Logger;
  private readonly pooler: Pooler;
  private readonly heard = new Map<ClientBase, number>();
  private client: pg.Client | null = null;
  private connecting: Promise<pg.Client> | null = null;
  private asked: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private silentLooks = 0;
  private isLooking = false;
  private isAway = false;

  constructor(url: string, log: Logger, pooler: Pooler = 'none') {
    this.url = url;
    this.pooler = pooler;
    this.log = log;
  }

  /** Before its first connection. */
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

  /** Whether anything was heard from the database lately. */
  get answers(): boolean {
    return !this.isAway;
  }

  /** Whether the database takes a row right now. */
  async takesWrites(): Promise<boolean> {
    if (this.isAway) return false;
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
      // A server that says no is there; its reason is told to whoever asks it for something.
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

  /** Whoever waits for an answer gets an error now, and nobody gets these connections again. */
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

  /** One question after the other: whoever comes second waits for the first. */
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

/** The driver keeps it where its types do not tell. */
function socketOf(client: ClientBase): Socket | undefined {
  return (client as unknown as { connection?: { stream?: Socket } }).connection?.stream;
}
