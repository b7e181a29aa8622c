import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';

interface Call {
  readonly method: string;
  readonly host: string;
}

interface FetchRequest {
  readonly method: string;
  readonly origin: string;
}

type Heard = (message: unknown) => void;

/**
 * Records every call that leaves the process during a step as part of that step. Node reports the calls of
 * any library. Traces contain the host and the method, but not the path, which may be private. Returns a
 * function that stops it.
 */
export function traceProviderCalls(tracer: Tracer): () => void {
  const open = new WeakMap<object, Span>();
  const begin = (request: object, { method, host }: Call): void => {
    const from = context.active();
    if (!trace.getSpan(from) || isTracingSuppressed(from)) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    open.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, from));
  };
  const end = (request: object, status: number | null): void => {
    const span = open.get(request);
    if (!span) return;
    open.delete(request);
    if (status !== null) span.setAttribute('http.response.status_code', status);
    if (status === null || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const heard: readonly (readonly [string, Heard])[] = [
    [
      'http.client.request.start',
      of<{ request: ClientRequest }>(({ request }) =>
        begin(request, { method: request.method, host: request.host }),
      ),
    ],
    [
      'http.client.response.finish',
      of<{ request: ClientRequest; response: IncomingMessage }>(({ request, response }) =>
        end(request, response.statusCode ?? null),
      ),
    ],
    ['http.client.request.error', of<{ request: ClientRequest }>(({ request }) => end(request, null))],
    [
      'undici:request:create',
      of<{ request: FetchRequest }>(({ request }) =>
        begin(request, { method: request.method, host: new URL(request.origin).hostname }),
      ),
    ],
    [
      'undici:request:headers',
      of<{ request: FetchRequest; response: { statusCode: number } }>(({ request, response }) =>
        end(request, response.statusCode),
      ),
    ],
    ['undici:request:error', of<{ request: FetchRequest }>(({ request }) => end(request, null))],
  ];
  for (const [channel, listen] of heard) diagnostics.subscribe(channel, listen);
  return () => {
    for (const [channel, listen] of heard) diagnostics.unsubscribe(channel, listen);
  };
}

/** Node documents the messages of each channel; its types do not. */
const of =
  <Message>(listen: (message: Message) => void): Heard =>
  (message) =>
    listen(message as Message);
