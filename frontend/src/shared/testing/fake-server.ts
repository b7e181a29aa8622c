import { onTestFinished, vi } from 'vitest';

/** The server's response to one call. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answering = FakeAnswer | ((call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>);

export interface FakeServer {
  /** Every call so far, e.g. `POST /api/jobs`. */
  readonly calls: (name?: string) => ReceivedCall[];
  /** `name` is `GET /api/jobs`; `*` matches one part of the path. The last matching answer counts. */
  readonly answers: (name: string, answer: Answering) => void;
}

/** A server error without a message. */
export const silent: FakeAnswer = { status: 500 };
/** The connection is dead. */
export const unreachable: FakeAnswer = { status: 0 };
export const signedOut: FakeAnswer = refusing(401, 'identity.unauthorized', 'Unauthorized');

interface FakeIssue {
  readonly path: string;
  readonly message: string;
}

/** `issues` name the fields that the refusal is about. */
export function refusing(
  status: number,
  code: string,
  message = '',
  issues: readonly FakeIssue[] = [],
): FakeAnswer {
  return { status, body: { message, code, ...(issues.length > 0 && { issues }) } };
}

/** Replaces `fetch` until the test ends. Without an answer, a call finds no session or no such thing. */
export function startFakeServer(): FakeServer {
  const received: ReceivedCall[] = [];
  const known: { readonly pattern: RegExp; readonly answer: Answering }[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('Request', AddressedRequest);
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const call = await read(request);
    received.push(call);
    const found = known.findLast(({ pattern }) => pattern.test(nameOf(call)))?.answer ?? { status: 401 };
    return toResponse(typeof found === 'function' ? await found(call) : found);
  });
  return {
    calls: (name) =>
      name === undefined ? received : received.filter((call) => patternOf(name).test(nameOf(call))),
    answers: (name, answer) => void known.push({ pattern: patternOf(name), answer }),
  };
}

const nameOf = ({ method, path }: ReceivedCall): string => `${method} ${path}`;

function patternOf(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replaceAll(/[.?+^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

/** Resolves a path against the page's own server, like a browser. */
class AddressedRequest extends globalThis.Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

async function read(request: Request): Promise<ReceivedCall> {
  const { pathname: path, searchParams: search } = new URL(request.url);
  const text = await request.text();
  const { method, headers } = request;
  return { method, path, search, headers, body: text === '' ? undefined : bodyOf(text, headers) };
}

/** Form data stays text. */
function bodyOf(text: string, headers: Headers): unknown {
  return headers.get('Content-Type')?.includes('urlencoded') ? text : JSON.parse(text);
}

function toResponse({ status = 200, body, headers = {} }: FakeAnswer): Response {
  if (status === 0) throw new TypeError('Failed to fetch');
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}
