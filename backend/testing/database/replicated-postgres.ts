import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareBinaries } from '#platform/persistence/embedded/binaries.ts';
import { placeCluster, type ClusterPlace } from '#platform/persistence/embedded/cluster-place.ts';
import {
  DATABASE_NAME,
  SUPERUSER,
  ensureCluster,
  serverEnvironment,
} from '#platform/persistence/embedded/cluster.ts';
import { makeDisposableFolder } from '#platform/persistence/embedded/disposable-folder.ts';
import { freePort } from '../network/free-port.ts';

const READY_WITHIN_MS = 60_000;

export interface RunningServer {
  readonly url: string;
  /** Freezes its processes: it accepts connections and answers nothing. */
  freeze(): void;
  thaw(): void;
  /** Ends it immediately. */
  kill(): Promise<void>;
  /** Starts it again at its address. */
  start(): Promise<void>;
}

export interface ReplicatedPostgres {
  readonly primary: RunningServer;
  /** Streaming standbys, each with everything that the primary has. */
  readonly replicas: readonly RunningServer[];
  stop(): Promise<void>;
}

/** A temporary PostgreSQL with physical replicas, from the embedded programs. */
export async function startReplicatedPostgres(count: number): Promise<ReplicatedPostgres> {
  const folder = makeDisposableFolder();
  chmodSync(folder, 0o755);
  const place = placeCluster(folder, () => undefined);
  const binaries = prepareBinaries(place.user, place.parent);
  ensureCluster(place, binaries, false);
  const primaryPort = await freePort();
  const servers = [new Server(place, place.data, primaryPort, binaries.postgres)];
  for (let index = 0; index < count; index += 1) {
    // The primary has not run yet, so a copy of its files is a complete backup.
    const data = `${place.data}-${index}`;
    cpSync(place.data, data, { recursive: true });
    writeFileSync(path.join(data, 'standby.signal'), '');
    chmodSync(data, 0o700);
    giveTo(place, data);
    servers.push(new Server(place, data, await freePort(), binaries.postgres, primaryPort));
  }
  const stop = async (): Promise<void> => {
    for (const server of servers.toReversed()) await server.kill();
    for (const one of new Set([folder, place.parent])) rmSync(one, { recursive: true, force: true });
  };
  try {
    for (const server of servers) await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const [primary, ...replicas] = servers;
  if (!primary) throw new Error('There is no primary');
  return { primary, replicas, stop };
}

class Server implements RunningServer {
  readonly url: string;
  private readonly place: ClusterPlace;
  private readonly data: string;
  private readonly program: string;
  private readonly settings: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;

  constructor(place: ClusterPlace, data: string, port: number, program: string, follows?: number) {
    this.place = place;
    this.data = data;
    this.program = program;
    this.url = `postgresql://${SUPERUSER}:${place.password}@127.0.0.1:${port}/${DATABASE_NAME}`;
    this.settings = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      wal_level: 'replica',
      wal_keep_size: '256MB',
      max_connections: '200',
      fsync: 'off',
      timezone: 'UTC',
      jit: 'off',
      ...(follows !== undefined && {
        primary_conninfo: `host=127.0.0.1 port=${follows} user=${SUPERUSER} password=${place.password}`,
        wal_retrieve_retry_interval: '100ms',
      }),
    };
  }

  async start(): Promise<void> {
    const settings = Object.entries(this.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.child = spawn(this.program, ['-D', this.data, ...settings], {
      ...this.place.user,
      cwd: '/',
      env: serverEnvironment,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    this.child.stderr?.on('data', (chunk) => (said = `${said}${String(chunk)}`.slice(-2_000)));
    const pidFile = path.join(this.data, 'postmaster.pid');
    const isReady = (): boolean => {
      const lines = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
      return lines[0] === String(this.child?.pid) && /^(?:ready|standby)/.test(lines[7] ?? '');
    };
    const until = performance.now() + READY_WITHIN_MS;
    while (!isReady()) {
      if (this.child.exitCode !== null || performance.now() > until)
        throw new Error(`PostgreSQL does not start in ${this.data}: ${said}`);
      await delay(20);
    }
  }

  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.signal('SIGCONT', child);
    const gone = once(child, 'exit');
    child.kill('SIGQUIT');
    await gone;
  }

  /** PostgreSQL's own processes have groups of their own. */
  private signal(signal: NodeJS.Signals, child = this.child): void {
    if (!child?.pid) return;
    for (const pid of [child.pid, ...childrenOf(child.pid)]) process.kill(pid, signal);
  }
}

function childrenOf(pid: number): readonly number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return listed === '' ? [] : listed.split(' ').map(Number);
}

function giveTo({ user: { uid, gid } }: ClusterPlace, folder: string): void {
  if (uid === undefined || gid === undefined) return;
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...below]) chownSync(path.join(folder, name), uid, gid);
}
