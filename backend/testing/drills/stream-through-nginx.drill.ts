import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TwoProcesses } from '#modules/notifications/testing/two-processes.ts';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../docs/operations.md');
/** Longer than two pings, and so than what nginx would wait for without any. */
const QUIET_MS = 80_000;

let both: TwoProcesses;
let nginx: ChildProcess;
let folder: string;
let origin: string;

beforeAll(async () => {
  const found = spawnSync('nginx', ['-v']);
  if (found.error)
    throw new Error('This drill needs nginx: apt-get install nginx-light', { cause: found.error });
  both = await TwoProcesses.start();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, settings(port));
  nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: 'inherit' });
  await vi.waitFor(() => fetch(`${origin}/api/jobs`), { timeout: 60_000 });
}, 300_000);
afterAll(async () => {
  const gone = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await gone;
  await both.stop();
  rmSync(folder, { recursive: true });
});

/** nginx in the foreground, with the very lines that the documentation gives, before both processes. */
function settings(port: number): string {
  const documented = /```nginx\n([\s\S]*?)```/.exec(readFileSync(OPERATIONS, 'utf8'))?.[1] ?? '';
  const servers = [both.app, both.other].map((one) => `server ${new URL(one.origin).host};`).join(' ');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  return `daemon off; pid ${path.join(folder, 'nginx.pid')};
    events {}
    http {
      access_log off;
      ${folders.join(' ')}
      upstream crewvine { ${servers} }
      server { listen 127.0.0.1:${port}; ${documented} }
    }`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('the stream of updates behind nginx', () => {
  it('comes event by event, uncompressed, and outlives a minute in which nothing happens', async () => {
    const person = await signUpReferrer(both.app);
    const stream = await EventStreamClient.open(origin, person.client.cookieHeader());
    expect((await stream.next('unread')).data).toEqual({ count: 0 });
    expect(stream.headers.get('Content-Encoding')).toBeNull();
    await both.tell(person, 'Ana');
    await stream.next('notification');
    expect((await stream.next('unread')).data).toEqual({ count: 1 });
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    await both.tell(person, 'Bo', both.other);
    expect((await stream.next('unread')).data).toEqual({ count: 2 });
    stream.close();
  });

  it('ends when a process drains, and the other one goes on from the last event', async () => {
    const person = await signUpReferrer(both.app);
    const open = (lastEventId?: string) =>
      EventStreamClient.open(
        origin,
        person.client.cookieHeader(),
        lastEventId === undefined ? {} : { lastEventId },
      );
    const stream = await open();
    const { id } = await stream.next('unread');
    both.app.drain();
    await both.tell(person, 'Cal', both.other);
    const next = await open(id ?? undefined);
    expect((await next.next('unread')).data).toEqual({ count: 1 });
    next.close();
    stream.close();
  });
});
