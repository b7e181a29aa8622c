export interface HttpAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** What a test reads of an answer whose exact type does not matter to it. */
// oxlint-disable-next-line no-explicit-any -- a test names the fields it looks at, and fails where one is missing
export type Loose = any;

/** One browser's worth of HTTP: keeps cookies, speaks JSON. */
export class HttpClient {
  private readonly origin: string;
  private readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  get<Body = Loose>(path: string, headers: Record<string, string> = {}): Promise<HttpAnswer<Body>> {
    return this.send('GET', path, undefined, headers);
  }

  post<Body = Loose>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<HttpAnswer<Body>> {
    return this.send('POST', path, body, headers);
  }

  put<Body = Loose>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<HttpAnswer<Body>> {
    return this.send('PUT', path, body, headers);
  }

  patch<Body = Loose>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<HttpAnswer<Body>> {
    return this.send('PATCH', path, body, headers);
  }

  delete<Body = Loose>(path: string, headers?: Record<string, string>): Promise<HttpAnswer<Body>> {
    return this.send('DELETE', path, undefined, headers);
  }

  /** A body that is text or bytes goes out as it is, so that malformed ones can be tried. */
  async send<Body = Loose>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer<Body>> {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.cookies.size > 0 && { Cookie: this.cookieHeader() }),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
    });
    this.keepCookies(response.headers);
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    const parsed: unknown = isJson ? await response.json() : await response.text();
    return { status: response.status, body: parsed as Body, headers: response.headers };
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const cut = pair.indexOf('=');
      const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
