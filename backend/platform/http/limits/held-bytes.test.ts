import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { errorAnswers } from '../errors.ts';
import { readJsonBody } from '../routing/body/body.ts';
import { Uploads } from '../routing/body/uploads.ts';
import { HeldBytes, heldBytes, holdWhileSent } from './held-bytes.ts';

const MEGABYTE = 1024 * 1024;
const FILE = 10 * MEGABYTE;
/** 0x32000 */
const JSON_PART = 204_800;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describe('waiting bytes', () => {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of servers.splice(0)) server.close();
    while (heldBytes.held > 0) await nextTurn();
  });

  /** Trusts the caller's claimed identity and address. */
  async function listening(): Promise<number> {
    const app = new Koa({ proxy: true });
    app.silent = true;
    app.use(errorAnswers(pino({ level: 'silent' })));
    app.use(async (ctx) => {
      ctx.state['userId'] = ctx.get('X-Person') || undefined;
      if (ctx.method === 'POST') {
        ctx.body = ctx.is('json')
          ? await readJsonBody(ctx)
          : String((await new Uploads(null).read(ctx, FILE)).length);
        return;
      }
      const body = Buffer.alloc(FILE, 'x');
      holdWhileSent(ctx, body);
      ctx.body = body;
    });
    const answer = app.callback();
    const server = createServer((request, response) => void answer(request, response));
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** A caller that sends this and reads only the first line; null until it arrives. */
  async function caller(port: number, head: string, body = Buffer.alloc(0)): Promise<() => string | null> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let status: string | null = null;
    socket.once('data', (bytes) => {
      status = bytes.toString('latin1', 9, 12);
      socket.pause();
    });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(head);
    socket.write(body);
    return () => status;
  }

  const statusesOf = (callers: readonly (() => string | null)[]) => callers.map((said) => said());

  it('sixty unread downloads of ten megabytes hold those of sixteen, and the others get 503', async () => {
    const port = await listening();
    const callers = await Promise.all(
      Array.from({ length: 60 }, (_, person) =>
        caller(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Person: ${person}\r\n\r\n`),
      ),
    );
    await expect.poll(() => statusesOf(callers).filter((status) => status === '503').length).toBe(44);
    expect(statusesOf(callers).filter((status) => status === '200')).toHaveLength(16);
    expect(heldBytes.held).toBe(16 * FILE);
  });

  it('unfinished uploads of one person hold at most forty megabytes', async () => {
    const port = await listening();
    const head = `POST / HTTP/1.1\r\nHost: x\r\nX-Person: ana\r\nContent-Length: ${FILE}\r\n\r\n`;
    const part = Buffer.alloc(MEGABYTE, 'x');
    const callers = await Promise.all(Array.from({ length: 120 }, () => caller(port, head, part)));
    await expect.poll(() => statusesOf(callers).filter((status) => status === '429').length).toBe(80);
    expect(heldBytes.held).toBeLessThanOrEqual(40 * MEGABYTE);
    // Another person's upload still works meanwhile.
    const file = Buffer.alloc(FILE, 'x');
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'X-Person': 'bo' },
      body: file,
    });
    expect([answer.status, await answer.text()]).toEqual([200, String(FILE)]);
  });

  const JSON_HEAD =
    'POST / HTTP/1.1\r\nHost: x\r\nX-Person: ana\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

  it('unfinished JSON of one person holds at most forty megabytes, and small JSON is still read', async () => {
    const port = await listening();
    const part = Buffer.from(`32000\r\n${'x'.repeat(JSON_PART)}\r\n`);
    const callers = await Promise.all(Array.from({ length: 250 }, () => caller(port, JSON_HEAD, part)));
    const most = Math.floor((40 * MEGABYTE) / JSON_PART);
    await expect.poll(() => statusesOf(callers).filter((status) => status === '429').length).toBe(250 - most);
    expect(heldBytes.held).toBe(most * JSON_PART);
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'X-Person': 'ana', 'Content-Type': 'application/json' },
      body: JSON.stringify({ bio: 'Roofs' }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { bio: 'Roofs' }]);
  });

  it('a body that arrives in single bytes takes about its size in memory', async () => {
    const port = await listening();
    const before = heapUsed();
    const body = Buffer.from('1\r\nx\r\n'.repeat(70_000));
    await Promise.all([caller(port, JSON_HEAD, body), caller(port, JSON_HEAD, body)]);
    await expect.poll(() => heldBytes.held).toBe(140_000);
    expect(heapUsed() - before).toBeLessThan(10 * MEGABYTE);
  });

  it('addresses of one IPv6 network hold at most forty megabytes together', async () => {
    const port = await listening();
    const callers = await Promise.all(
      Array.from({ length: 6 }, (_, host) =>
        caller(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8::${host}\r\n\r\n`),
      ),
    );
    await expect.poll(() => statusesOf(callers).filter((status) => status === '429').length).toBe(2);
    expect(heldBytes.held).toBe(4 * FILE);
  });

  it('bytes are released when their caller leaves', async () => {
    const port = await listening();
    await caller(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Person: ana\r\n\r\n');
    await expect.poll(() => heldBytes.held).toBe(FILE);
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(() => heldBytes.held).toBe(0);
  });

  it('bytes are counted per holder and in total', () => {
    const bytes = new HeldBytes(10, 6);
    bytes.take('ana', 6);
    expect(() => bytes.take('ana', 1)).toThrow('Too many');
    bytes.take('bo', 4);
    expect(() => bytes.take('cy', 1)).toThrow('on their way');
    bytes.release('ana', 6);
    bytes.take('cy', 6);
    expect(bytes.held).toBe(10);
  });
});
