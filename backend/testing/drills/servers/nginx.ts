import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../network/free-port.ts';
import { documentedLines } from './documented-lines.ts';
import { needProgram } from './system-programs.ts';

/** A real nginx with the exact lines of the documentation, in front of some processes. */
export interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/** @param hosts with their ports */
export async function startNginx(hosts: readonly string[]): Promise<Nginx> {
  needProgram('nginx', 'nginx-light', '-v');
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, settings(folder, port, hosts));
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: 'inherit' });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs in the foreground. */
function settings(folder: string, port: number, hosts: readonly string[]): string {
  const [documented = ''] = documentedLines('Behind nginx', 'nginx');
  const servers = hosts.map((host) => `server ${host};`).join(' ');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  return `daemon off; pid ${path.join(folder, 'nginx.pid')};
    worker_processes 1;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${folders.join(' ')}
      upstream crewvine { ${servers} }
      server { listen 127.0.0.1:${port}; ${documented} }
    }`;
}
