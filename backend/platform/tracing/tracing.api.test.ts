import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TWILIO_ACCOUNT, TwilioStandIn } from '#modules/notifications/testing/twilio-stand-in.ts';
import { framerJob, ok, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, signUpReferrer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

interface ToldSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ToldSpan[] }[];
  }[];
}

/** Collects the spans that arrive over OTLP/HTTP. */
class Collector {
  readonly spans: ToldSpan[] = [];
  said = '';
  private readonly server: Server = createServer((request, response) => {
    void this.hear(request, response);
  });

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await json(request);
    this.said += JSON.stringify(body);
    const { resourceSpans } = body as Export;
    this.spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
    const status = request.url === '/v1/traces' ? 200 : 404;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const PROXY_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${PROXY_TRACE}-00f067aa0ba902b7-01`;

describe('the traces sent to a collector', () => {
  const collector = new Collector();
  const phone = testPhone();
  let texts: TwilioStandIn;
  let app: TestApplication;

  beforeAll(async () => {
    texts = await TwilioStandIn.start();
    app = await startTestApplication({
      byDay: true,
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
        TRUST_PROXY: '1',
        TWILIO_ACCOUNT_SID: TWILIO_ACCOUNT.accountSid,
        TWILIO_AUTH_TOKEN: TWILIO_ACCOUNT.authToken,
        TWILIO_FROM: '+15125550199',
        TWILIO_API_BASE: texts.url,
      },
    });
    const employer = await signUpEmployer(app);
    const job = ok(await employer.client.post('/api/jobs', framerJob));
    const referrer = await signUpReferrer(app);
    ok(
      await referrer.client.post('/api/referrals', referralOf(job.id, { workerPhone: phone }), {
        traceparent: PARENT,
      }),
    );
    await app.settle();
    await app.client().get('/healthz', { traceparent: 'made up by a stranger' });
    // Stopping sends the remaining spans.
    await app.stop();
  });
  afterAll(async () => {
    await texts.stop();
    collector.stop();
  });

  const byId = (id: string | undefined): ToldSpan | undefined =>
    collector.spans.find(({ spanId }) => spanId === id);

  /** The names from the last step back to the first. */
  function wayBack(span: ToldSpan | undefined): string[] {
    return span ? [span.name, ...wayBack(byId(span.parentSpanId))] : [];
  }

  it('one trace leads from a call over event and task to the provider', () => {
    expect(texts.to(phone).length).toBeGreaterThan(0);
    const ways = collector.spans.filter(({ traceId }) => traceId === PROXY_TRACE).map(wayBack);
    expect(ways).toContainEqual(['POST /api/referrals']);
    const sent = ['task notifications.send_text', 'POST /api/referrals'];
    expect(ways).toContainEqual(['POST 127.0.0.1', ...sent]);
    const told = ['task notifications.send_mail', 'event hiring.referral_submitted', 'POST /api/referrals'];
    expect(ways).toContainEqual(told);
  });

  it('a proxy’s trace continues only if it is valid, and holds no personal address, path, or text', () => {
    const health = collector.spans.find(({ name }) => name === 'GET /healthz');
    expect(health?.parentSpanId ?? '').toBe('');
    expect(collector.said).not.toContain(phone);
    expect(collector.said).not.toMatch(/bo@example|Bo Li|Accounts\/AC/);
  });

  it('the calls that send the traces are not traced', () => {
    expect(
      collector.spans.filter(({ name, parentSpanId }) => name.startsWith('POST 127') && !parentSpanId),
    ).toEqual([]);
  });
});

it('nothing loads if no collector is set', async () => {
  const { execFileSync } = await import('node:child_process');
  const script = `
    import { openTracing } from '#platform/tracing/open-tracing.ts';
    import { registerHooks } from 'node:module';
    let loaded = 0;
    registerHooks({ load: (url, context, next) => { if (url.includes('opentelemetry')) loaded += 1; return next(url, context); } });
    const tracing = await openTracing({ traceCollector: null, process: 'web' });
    console.log(await tracing.step({ name: 'x', role: 'internal' }, async () => 'done'), tracing.current(), loaded);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(said.trim()).toBe('done undefined 0');
});
