import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * The state of the network. `refused`: the port is closed. `reset`: connections end immediately. `frozen`:
 * data is delayed until later. `swallowed`: data is lost, and neither side notices.
 */
export type Weather = 'clear' | 'refused' | 'reset' | 'frozen' | 'swallowed';

/** A proxy between a client and a server that simulates network problems. */
export class TcpProxy {
  private readonly target: { readonly host: string; readonly port: number };
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private weather: Weather = 'clear';
  port = 0;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.target = target;
  }

  static async before(host: string, port: number): Promise<TcpProxy> {
    const proxy = new TcpProxy({ host, port });
    await proxy.listen();
    return proxy;
  }

  /** The address of a database through a new proxy. */
  static async beforeDatabase(databaseUrl: string): Promise<{ proxy: TcpProxy; url: string }> {
    const url = new URL(databaseUrl);
    const proxy = await TcpProxy.before(url.hostname, Number(url.port || 5432));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return { proxy, url: url.href };
  }

  async become(weather: Weather): Promise<void> {
    this.weather = weather;
    if (weather === 'refused' || weather === 'reset') this.endAll();
    if (weather === 'refused') await this.close();
    else if (!this.server) await this.listen();
    for (const socket of this.sockets) {
      if (weather === 'frozen') socket.pause();
      else socket.resume();
    }
  }

  async stop(): Promise<void> {
    this.endAll();
    await this.close();
  }

  private async listen(): Promise<void> {
    this.server = createServer((socket) => this.take(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  private async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    await closed;
  }

  private take(near: Socket): void {
    if (this.weather === 'reset') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.target.port, this.target.host);
    this.join(near, far);
    this.join(far, near);
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes) => this.weather !== 'swallowed' && to.write(bytes));
    from.on('error', () => undefined);
    from.on('close', () => {
      this.sockets.delete(from);
      // With lost or delayed packets, the other side does not see the end of a connection either.
      if (this.weather !== 'swallowed' && this.weather !== 'frozen') to.destroy();
    });
    if (this.weather === 'frozen') from.pause();
  }

  private endAll(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }
}
