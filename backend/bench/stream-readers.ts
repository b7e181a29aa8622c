import { connect } from 'node:net';

// Browsers that only listen: opens the streams of the first message and tells when each has had its first event. In a process
// of its own, because one process may hold only so many sockets.
const AT_ONCE = 100;

interface Wanted {
  readonly port: number;
  readonly cookies: readonly string[];
}

function listen(port: number, cookie: string): Promise<void> {
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
    socket.write(`GET /api/notifications/stream HTTP/1.1\r\nHost: bench\r\nCookie: ${cookie}\r\n\r\n`);
  });
}

async function open({ port, cookies }: Wanted): Promise<void> {
  const waiting = [...cookies];
  const next = async (): Promise<void> => {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) await listen(port, cookie);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  process.send?.('open');
}

process.once('message', (wanted) => void open(wanted as Wanted));
