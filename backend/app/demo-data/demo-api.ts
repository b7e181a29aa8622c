import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { asId } from '#kernel/ids.ts';
import type { Answer } from '#platform/http/routing/answer.ts';
import { JsonText } from '#platform/http/routing/answers/json-text.ts';
import type { Caller, Route, UserType } from '#platform/http/routing/route.ts';
import { isContention } from '#platform/persistence/connection/contention.ts';
import type { SentLinks } from './sent-links.ts';

// oxlint-disable-next-line no-explicit-any -- answers are read field by field; a missing one fails immediately
export type Answered = any;

export interface DemoPerson {
  readonly email: string;
  readonly userType: UserType;
  /** Known after sign-up. */
  id(): string;
}

interface Call {
  readonly as?: DemoPerson;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  /** The raw body, instead of JSON. */
  readonly file?: Uint8Array;
}

/** The parts of a request that sign-up and cookies need, without a browser. */
function contextWithoutBrowser(file: Uint8Array, res: EventEmitter): Context {
  const ctx = {
    res,
    session: { regenerate: async () => undefined },
    acceptsLanguages: () => 'en',
    get: () => '',
    set: () => undefined,
    state: {},
    cookies: { get: () => undefined, set: () => undefined },
    ip: '127.0.0.1',
    request: { length: file.length },
    req: Readable.from([Buffer.from(file)]),
  };
  return ctx as unknown as Context;
}

const NO_FILE = new Uint8Array();
const MOST_TRIES = 5;

/** Retries like a client that gets a conflict. */
async function againWhileContended<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === MOST_TRIES || !isContention(error)) throw error;
    }
  }
}

/** The product's own calls without HTTP: same schemas, same use cases, same errors. */
export class DemoApi {
  private readonly routes: readonly {
    readonly route: Route;
    readonly pattern: RegExp;
    readonly names: string[];
  }[];

  /** The links that were sent to the workers' phones. */
  readonly sentLinks: SentLinks;

  constructor(routes: readonly Route[], sentLinks: SentLinks) {
    this.sentLinks = sentLinks;
    this.routes = routes.map((route) => ({
      route,
      pattern: new RegExp(`^${route.path.replace(/:\w+/g, '([^/]+)')}$`),
      names: [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
    }));
  }

  /** @throws Error with the call and its error if the product refuses it */
  async call(
    method: Route['method'],
    path: string,
    { as, body, query = {}, file = NO_FILE }: Call = {},
  ): Promise<Answered> {
    const { route, params } = this.find(method, path);
    const caller: Caller | null = as
      ? { id: asId<'user'>(as.id()), userType: as.userType, sessionId: '', hasSecondFactor: false }
      : null;
    const answered = new EventEmitter();
    const handle = (): Promise<Answer> =>
      route.handler({
        params: route.params?.parse(params),
        query: route.query?.parse(query),
        body: route.body?.parse(body ?? {}),
        caller,
        address: '127.0.0.1',
        userAgent: 'Crewvine demo data',
        isLook: false,
        mustBeProved: async () => undefined,
        ctx: contextWithoutBrowser(file, answered),
      });
    try {
      const answer = await againWhileContended(handle);
      return answer.body instanceof JsonText ? answer.body.toJSON() : answer.body;
    } catch (error) {
      throw new Error(`${method} ${path} with ${JSON.stringify(body)}: ${String(error)}`, { cause: error });
    } finally {
      answered.emit('close');
    }
  }

  private find(method: string, path: string): { route: Route; params: Record<string, string> } {
    for (const { route, pattern, names } of this.routes) {
      const match = route.method === method ? pattern.exec(path) : null;
      if (!match) continue;
      return { route, params: Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ''])) };
    }
    throw new Error(`Nothing answers ${method} ${path}`);
  }
}
