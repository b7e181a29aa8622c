import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../network/free-port.ts';
import { createDatabase, databaseUrl, PASSWORD } from './create-database.ts';
import { documentedLines } from './documented-lines.ts';
import { ServerProcesses } from './server-processes.ts';
import { needProgram, postgresPrograms } from './system-programs.ts';

const PACKAGES = 'pgbackrest postgresql';
const SECTION = 'Point-in-time recovery';
const ARCHIVED_WITHIN_MS = 60_000;

interface Place {
  readonly dataDir: string;
  readonly port: number;
}

/**
 * A PostgreSQL whose log pgBackRest archives, and a second one restored from it, with the lines of
 * docs/operations.md, on 127.0.0.1.
 */
export class ArchivedCluster {
  private readonly servers = new ServerProcesses('pitr');
  private readonly settings: string;
  private programs = '';
  private environment: Readonly<Record<string, string>> = {};
  private first: Place = { dataDir: '', port: 0 };
  private second: Place = { dataDir: '', port: 0 };

  constructor() {
    this.settings = path.join(this.servers.folder, 'pgbackrest.conf');
  }

  /** The first cluster's address for the product's own user. */
  get url(): string {
    return databaseUrl(this.first.port);
  }

  get restoredUrl(): string {
    return databaseUrl(this.second.port);
  }

  /** Call `stop` even if this fails. */
  async start(): Promise<void> {
    needProgram('pgbackrest', PACKAGES, 'version');
    this.programs = postgresPrograms(PACKAGES);
    const folder = this.servers.makeFolder('first');
    this.first = { dataDir: path.join(folder, 'data'), port: await freePort() };
    this.second = { dataDir: this.servers.makeFolder('second'), port: await freePort() };
    this.environment = {
      PATH: `${this.programs}:${this.servers.environment()['PATH']}`,
      PGUSER: 'postgres',
      PGHOST: folder,
      PGBACKREST_CONFIG: this.settings,
      PGBACKREST_PG1_PORT: String(this.first.port),
      PGBACKREST_PG1_USER: 'postgres',
      PGBACKREST_PG1_SOCKET_PATH: folder,
      ...Object.fromEntries(
        ['LOCK', 'LOG', 'SPOOL'].map((name) => [
          `PGBACKREST_${name}_PATH`,
          this.servers.makeFolder(name.toLowerCase()),
        ]),
      ),
    };
    this.writeSettings();
    await this.initialize(folder);
    await this.run(`pg_ctl --pgdata=${this.first.dataDir} --wait --silent start`, {
      PGPORT: String(this.first.port),
    });
    await createDatabase(this.first.port);
    await this.documented(0);
  }

  /** Runs while people write. */
  backUp(): Promise<void> {
    return this.documented(1);
  }

  /** Waits until the current log is archived. */
  async archiveAll(): Promise<void> {
    const client = await this.asAdmin();
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    const limit = Date.now() + ARCHIVED_WITHIN_MS;
    const archived = `select 1 from pg_stat_archiver where last_archived_wal >= $1`;
    while ((await client.query(archived, [rows[0]?.name])).rows.length === 0) {
      if (Date.now() > limit) throw new Error('The log is not archived');
      await delay(100);
    }
    await client.end();
  }

  /** Deletes the disk of the first one with all its data. */
  async lose(): Promise<void> {
    await this.run(`pg_ctl --pgdata=${this.first.dataDir} --wait --silent --mode=immediate stop`);
    rmSync(this.first.dataDir, { recursive: true });
  }

  /** Restores the second one to this moment. */
  async restore(moment: string): Promise<void> {
    await this.documented(2, {
      RESTORED: this.second.dataDir,
      MOMENT: moment,
      PGPORT: String(this.second.port),
    });
  }

  async stop(): Promise<void> {
    for (const { dataDir } of [this.first, this.second])
      spawnSync(
        path.join(this.programs, 'pg_ctl'),
        [`--pgdata=${dataDir}`, '--wait', '--mode=immediate', 'stop'],
        {
          ...this.servers.user,
          cwd: '/',
        },
      );
    await this.servers.stop();
  }

  async asAdmin(): Promise<Client> {
    const client = new Client({ connectionString: databaseUrl(this.first.port, { user: 'postgres' }) });
    await client.connect();
    return client;
  }

  /** Replaces Debian's paths with its own. */
  private writeSettings(): void {
    const [documented = ''] = documentedLines(SECTION, 'ini');
    const own = documented
      .replace(/^repo1-path=.*$/m, `repo1-path=${this.servers.makeFolder('repository')}`)
      .replace(/^pg1-path=.*$/m, `pg1-path=${this.first.dataDir}`);
    writeFileSync(this.settings, own);
  }

  private async initialize(folder: string): Promise<void> {
    const passwordFile = path.join(folder, 'password');
    writeFileSync(passwordFile, PASSWORD, { mode: 0o644 });
    const access = '--auth-local=trust --auth-host=scram-sha-256 --username=postgres';
    const how = `--encoding=UTF8 --locale=C.UTF-8 --no-instructions ${access} --pwfile=${passwordFile}`;
    await this.run(`initdb --pgdata=${this.first.dataDir} ${how}`);
    const [, documented = ''] = documentedLines(SECTION, 'ini');
    const own = `unix_socket_directories = '${folder}'\nlogging_collector = on\n`;
    appendFileSync(path.join(this.first.dataDir, 'postgresql.conf'), `${documented}${own}`);
  }

  private documented(block: number, environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const lines = documentedLines(SECTION, 'bash')[block];
    if (lines === undefined) throw new Error(`docs/operations.md, ${SECTION}: no commands ${block}`);
    return this.run(lines, environment);
  }

  private async run(lines: string, environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn('/bin/bash', ['-e', '-c', lines], {
      ...this.servers.user,
      cwd: this.servers.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: this.servers.environment({ ...this.environment, ...environment }),
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`Ends with ${code}: ${lines}`);
  }
}
