import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationRoutes } from '#app/web/application-routes.ts';
import { Readiness } from '#app/operations/health.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const INFECTED = Buffer.concat([PDF, Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')]);
const SOME_ID = '01a22d70-4c60-7230-97ca-b3b27bb02e6b';
const RESUME = '/api/documents?kind=resume&name=cv.pdf';

/** Speaks clamd's INSTREAM. */
class ClamdStandIn {
  /** Replaces the answer. */
  answer: string | null = null;
  private readonly server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      heard = Buffer.concat([heard, piece]);
      if (!heard.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(this.answer ?? this.verdict(heard));
    });
  });

  private verdict(heard: Buffer): string {
    const begin = 'zINSTREAM\0'.length;
    const file = heard.subarray(begin + 4, -4);
    if (heard.readUInt32BE(begin) !== file.length) return 'Broken stream. ERROR\0';
    return file.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe('uploaded files with a malware scanner', () => {
  const clamd = new ClamdStandIn();
  let app: TestApplication;
  let worker: HttpClient;
  let employer: HttpClient;

  beforeAll(async () => {
    app = await startTestApplication({ environment: { CLAMD_URL: await clamd.start() } });
    worker = (await signUpWorker(app)).client;
    employer = (await signUpEmployer(app)).client;
  });
  afterAll(async () => {
    await app.stop();
    await clamd.stop();
  });

  const upload = (client: HttpClient, path: string, bytes: Uint8Array) =>
    client.send('POST', path, bytes, { 'Content-Type': 'application/pdf' });

  it('every call that takes a file refuses an infected one', async () => {
    const routes = applicationRoutes(
      app.application,
      app.settings,
      new Readiness(app.application.databaseWatch),
    );
    const paths = routes
      .filter(({ rawBody, limit }) => rawBody && (limit === 'upload' || limit === 'picture'))
      .map(({ path }) => path);
    const { body: stored } = await worker.get('/api/documents');
    const calls = new Map([
      ['/api/documents', upload(worker, RESUME, INFECTED)],
      ['/api/images', upload(worker, '/api/images?purpose=post', INFECTED)],
      [
        '/api/i9-forms/:id/copies',
        upload(employer, `/api/i9-forms/${SOME_ID}/copies?kind=us_passport&side=front`, INFECTED),
      ],
      [
        '/api/offer-letters/:id/paper-scan',
        upload(employer, `/api/offer-letters/${SOME_ID}/paper-scan`, INFECTED),
      ],
    ]);
    expect([...calls.keys()].sort()).toEqual([...paths].sort());
    for (const [path, call] of calls) {
      const { status, body } = await call;
      expect({ path, status, code: body.code }).toEqual({ path, status: 422, code: 'http.infected_file' });
    }
    expect((await worker.get('/api/documents')).body).toEqual(stored);
  });

  it('a clean file is stored', async () => {
    expect((await upload(worker, RESUME, PDF)).status).toBe(201);
    expect((await upload(worker, RESUME, Buffer.alloc(0))).status).toBe(400);
  });

  it('a scanner that cannot answer lets no file in, and the call can be repeated', async () => {
    clamd.answer = 'INSTREAM size limit exceeded. ERROR\0';
    const refused = await upload(worker, RESUME, PDF);
    expect(refused).toMatchObject({ status: 503, body: { code: 'http.scanner_unavailable' } });
    expect(refused.headers.get('Retry-After')).not.toBeNull();
    clamd.answer = null;
    expect((await upload(worker, RESUME, PDF)).status).toBe(201);
  });

  it('a scanner that is away lets no file in', async () => {
    const away = await startTestApplication({ beside: app, environment: { CLAMD_URL: 'tcp://127.0.0.1:9' } });
    try {
      const client = (await signUpWorker(away)).client;
      expect(await upload(client, RESUME, PDF)).toMatchObject({
        status: 503,
        body: { code: 'http.scanner_unavailable' },
      });
    } finally {
      await away.stop();
    }
  });
});
