import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Mood = 'well' | 'silent' | 'garbage' | 'broken';

const KNOWN: Readonly<Record<string, object>> = {
  '30.27,-97.74': { city: 'Austin', principalSubdivision: 'Texas', countryCode: 'US' },
  '52.52,13.4': { city: 'Berlin', principalSubdivision: 'Land Berlin', countryCode: 'DE' },
};

/** A geocoding service on this machine that can be away in different ways. */
export class GeocodingService {
  readonly asked: URLSearchParams[] = [];
  /** How it takes the next calls, one after the other; afterward it is well. */
  moods: Mood[] = [];
  private readonly server = createServer((request, response) => this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/reverse?key=ours`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    this.asked.push(query);
    const mood = this.moods.shift() ?? 'well';
    if (mood === 'silent') return;
    response.statusCode = mood === 'broken' ? 500 : 200;
    const place = KNOWN[`${query.get('latitude')},${query.get('longitude')}`];
    const found = place ?? { city: '', principalSubdivision: '' };
    response.end(mood === 'garbage' ? '<html>Sorry</html>' : JSON.stringify(found));
  }
}
