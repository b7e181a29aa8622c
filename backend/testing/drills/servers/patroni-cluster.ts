import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../network/free-port.ts';
import { createDatabase, databaseUrl, PASSWORD } from './create-database.ts';
import { documentedLines } from './documented-lines.ts';
import { needProgram, postgresPrograms } from './system-programs.ts';
import { loseServer, ServerProcesses } from './server-processes.ts';

const PACKAGES = 'patroni etcd-server haproxy postgresql';
const SECTION = 'Behind Patroni';
const NODES = 3;
const WHOLE_WITHIN_MS = 180_000;
const ASK_EVERY_MS = 250;

interface Node {
  readonly name: string;
  readonly port: number;
  /** The port of its Patroni. */
  readonly api: number;
  readonly dataDir: string;
  readonly settings: string;
  patroni: ChildProcess | null;
}

interface Member {
  readonly role: string;
}

/**
 * Three PostgreSQL under Patroni, an etcd, and an HAProxy that routes to the current leader: all on
 * 127.0.0.1.
 */
export class PatroniCluster {
  private readonly servers = new ServerProcesses('patroni');
  private readonly nodes: Node[] = [];
  /** The address for the product's own user, through HAProxy. */
  url = '';

  /** Call `stop` even if this fails. */
  async start(): Promise<void> {
    for (const program of ['patroni', 'etcd']) needProgram(program, PACKAGES);
    needProgram('haproxy', PACKAGES, '-v');
    const programs = postgresPrograms(PACKAGES);
    const store = await this.startEtcd();
    for (let index = 1; index <= NODES; index += 1) await this.addNode(`node${index}`, store, programs);
    for (const node of this.nodes) this.begin(node);
    const port = await this.startHaproxy();
    await this.whole();
    await createDatabase(port);
    this.url = databaseUrl(port);
  }

  /** Kills the leader and everything on its machine, like a power loss. Returns its name. */
  async killLeader(): Promise<string> {
    const leader = await this.leader();
    if (!leader?.patroni) throw new Error('There is no leader');
    await loseServer(leader.patroni, leader.dataDir);
    leader.patroni = null;
    return leader.name;
  }

  async leaderName(): Promise<string | null> {
    return (await this.leader())?.name ?? null;
  }

  /** Restarts all killed nodes as followers. */
  async revive(): Promise<void> {
    for (const node of this.nodes) if (!node.patroni) this.begin(node);
    await this.whole();
  }

  stop(): Promise<void> {
    return this.servers.stop();
  }

  private async startEtcd(): Promise<string> {
    const [clients, peers] = [await freePort(), await freePort()];
    const [forClients, forPeers] = [`http://127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`];
    this.servers.start('etcd', [
      '--name=store',
      `--data-dir=${this.servers.makeFolder('etcd')}`,
      `--listen-client-urls=${forClients}`,
      `--advertise-client-urls=${forClients}`,
      `--listen-peer-urls=${forPeers}`,
      `--initial-advertise-peer-urls=${forPeers}`,
      `--initial-cluster=store=${forPeers}`,
    ]);
    return `127.0.0.1:${clients}`;
  }

  /** The documentation defines how the nodes agree; this adds where each of them is. */
  private async addNode(name: string, store: string, programs: string): Promise<void> {
    const [port, api] = [await freePort(), await freePort()];
    const folder = this.servers.makeFolder(name);
    const dataDir = path.join(folder, 'data');
    const access = ['local all all trust', 'host all all 127.0.0.1/32 scram-sha-256'];
    const own = {
      scope: 'crewvine',
      name,
      restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
      etcd3: { host: store },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: dataDir,
        bin_dir: programs,
        pgpass: path.join(folder, 'pgpass'),
        pg_hba: [...access, 'host replication all 127.0.0.1/32 scram-sha-256'],
        authentication: {
          superuser: { username: 'postgres', password: PASSWORD },
          replication: { username: 'replicator', password: PASSWORD },
          rewind: { username: 'rewinder', password: PASSWORD },
        },
        parameters: { unix_socket_directories: folder },
      },
    };
    const [documented = ''] = documentedLines(SECTION, 'yaml');
    // JSON is valid YAML.
    const lines = Object.entries(own).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    const settings = path.join(this.servers.folder, `${name}.yml`);
    writeFileSync(settings, `${documented}${lines.join('\n')}\n`);
    this.nodes.push({ name, port, api, dataDir, settings, patroni: null });
  }

  private begin(node: Node): void {
    node.patroni = this.servers.start('patroni', [node.settings]);
  }

  private async startHaproxy(): Promise<number> {
    const [documented = ''] = documentedLines(SECTION, 'haproxy');
    const port = await freePort();
    const servers = this.nodes.map(
      (node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.api}`,
    );
    const file = path.join(this.servers.folder, 'haproxy.cfg');
    writeFileSync(
      file,
      `${documented}${servers.join('\n')}\n\nfrontend database\n  bind 127.0.0.1:${port}\n  default_backend postgresql\n`,
    );
    this.servers.start('haproxy', ['-db', '-f', file]);
    return port;
  }

  private async leader(): Promise<Node | null> {
    for (const node of this.nodes) if (node.patroni && (await answers(node, '/primary'))) return node;
    return null;
  }

  /** Waits until all follow one leader, and one of them has every commit before it is acknowledged. */
  private async whole(): Promise<void> {
    const limit = Date.now() + WHOLE_WITHIN_MS;
    while (!(await this.isWhole())) {
      if (Date.now() > limit) throw new Error('The cluster does not become whole');
      await delay(ASK_EVERY_MS);
    }
  }

  private async isWhole(): Promise<boolean> {
    const leader = await this.leader();
    if (!leader) return false;
    const { replication = [] } =
      (await ask<{ replication?: readonly { state: string }[] }>(leader, '/patroni')) ?? {};
    const { members = [] } = (await ask<{ members: readonly Member[] }>(leader, '/cluster')) ?? {};
    const streaming = replication.filter(({ state }) => state === 'streaming');
    return streaming.length === NODES - 1 && members.some(({ role }) => role === 'sync_standby');
  }
}

async function answers({ api }: Node, address: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${api}${address}`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

async function ask<Answer>({ api }: Node, address: string): Promise<Answer | null> {
  const answer = await fetch(`http://127.0.0.1:${api}${address}`).catch(() => null);
  return answer ? ((await answer.json()) as Answer) : null;
}
