import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

// Browsers that only listen: opens the streams of the first message and reports when each has received its
// first event. Runs in its own process, because one process can open only so many sockets.
const AT_ONCE = 100;

interface Wanted {
  readonly port: number;
  readonly cookies: readonly string[];
  /** The board that all of them watch; null if the server has none. */
  readonly board: string | null;
}

/** Uses a name, like a browser. */
function listen(port: number, cookie: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a stream was closed')));
    let head = '';
    const first = (chunk: Buffer): void => {
      head += chunk.toString('latin1');
      if (!head.includes('event: unread')) return;
      socket.off('data', first);
      socket.resume();
      resolve();
    };
    socket.on('data', first);
    const path = `/api/notifications/stream?stream=${name}`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: bench\r\nCookie: ${cookie}\r\n\r\n`);
  });
}

async function look(port: number, cookie: string, stream: string, board: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/notifications/watched`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ stream, things: [{ subject: 'board', id: board }] }),
  });
  const { things } = (await answer.json()) as { things?: readonly unknown[] };
  if (things?.length !== 1) throw new Error(`Looking at a board answered ${answer.status}`);
}

async function open({ port, cookies, board }: Wanted): Promise<void> {
  const waiting = [...cookies];
  const next = async (): Promise<void> => {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) {
      const name = randomUUID();
      await listen(port, cookie, name);
      if (board !== null) await look(port, cookie, name, board);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  process.send?.('open');
}

process.once('message', (wanted) => void open(wanted as Wanted));
