import pg from 'pg';
import type { Logger } from 'pino';

export interface ListenerOptions {
  /** A direct address of the database: a transaction pooler would drop the subscription. */
  readonly url: string;
  readonly log: Logger;
  readonly heartbeatMs?: number;
  /** The delay before the first reconnect. Each failure doubles it, up to half a minute. */
  readonly retryMs?: number;
}

interface Subscription {
  readonly channel: string;
  readonly heard: (payload: string) => void;
  readonly listening: () => void;
}

const HEARTBEAT_MS = 10_000;
const RETRY_MS = 500;
const MOST_RETRY_MS = 30_000;
const PATIENCE_MS = 5_000;
const CHANNELS = 'select count(*)::int as channels from pg_listening_channels()';

/**
 * The one listening connection of this process, for all channels. It opens with the first subscription, is
 * checked every ten seconds, and is replaced if lost. Notifications during a loss are gone, so each call of
 * `listening` means that subscribers must check for changes.
 */
export class DatabaseListener {
  private readonly options: ListenerOptions;
  private readonly subscriptions = new Set<Subscription>();
  private client: pg.Client | null = null;
  private isListening = false;
  private isStopped = false;
  private failures = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(options: ListenerOptions) {
    this.options = options;
  }

  /** Calls `listening` now and after each reconnect. Never rejects, because it retries. */
  async listen(
    channel: string,
    heard: (payload: string) => void,
    listening: () => void,
  ): Promise<{ close(): Promise<void> }> {
    const subscription = { channel, heard, listening };
    this.subscriptions.add(subscription);
    if (this.client && this.isListening) await this.join(this.client, subscription);
    else if (!this.client && !this.timer) await this.connect();
    // The channel itself remains subscribed: unheard notifications cost nothing.
    return { close: async () => void this.subscriptions.delete(subscription) };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.isListening = false;
    if (this.timer) clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    this.timer = null;
    if (this.isStopped) return;
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: 'crewvine-listener',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('The connection has ended')));
    client.on('notification', ({ channel, payload = '' }) => this.pass(channel, payload));
    try {
      await client.connect();
      // Includes subscriptions that arrive during the loop.
      for (const { channel } of this.subscriptions) await listenTo(client, channel);
    } catch (error) {
      this.lose(client, error);
      return;
    }
    if (this.client !== client) return;
    this.isListening = true;
    this.failures = 0;
    this.schedule(() => this.beat(client), this.options.heartbeatMs ?? HEARTBEAT_MS);
    for (const { listening } of this.subscriptions) listening();
  }

  /** Adds a subscription to an existing connection. */
  private async join(client: pg.Client, { channel, listening }: Subscription): Promise<void> {
    try {
      await listenTo(client, channel);
      listening();
    } catch (error) {
      this.lose(client, error);
    }
  }

  private pass(channel: string, payload: string): void {
    for (const one of this.subscriptions) if (one.channel === channel) one.heard(payload);
  }

  private async beat(client: pg.Client): Promise<void> {
    try {
      const { rows } = await client.query<{ channels: number }>(CHANNELS);
      if (rows[0]?.channels === 0) throw new Error('The connection listens to nothing any more');
      if (this.client === client) {
        this.schedule(() => this.beat(client), this.options.heartbeatMs ?? HEARTBEAT_MS);
      }
    } catch (error) {
      this.lose(client, error);
    }
  }

  private lose(client: pg.Client, error: unknown): void {
    if (this.client !== client || this.isStopped) return;
    this.client = null;
    this.isListening = false;
    this.options.log.warn({ err: error }, 'the connection that listens was lost');
    client.end().catch(() => undefined);
    const wait = Math.min(MOST_RETRY_MS, (this.options.retryMs ?? RETRY_MS) * 2 ** this.failures);
    this.failures += 1;
    this.schedule(() => this.connect(), wait);
  }

  private schedule(work: () => Promise<void>, ms: number): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => void work(), ms).unref();
  }
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
