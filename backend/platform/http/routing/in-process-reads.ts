import type { Context } from 'koa';
import type { AskInProcess, InProcessAnswer } from '../contract/page-rendering.ts';
import { answerFor, HttpError, unauthorized } from '../errors.ts';
import { admitted, refuseOthers, stepUpRequired, WITHOUT_SESSION } from './admission.ts';
import { JsonText } from './answers/json-text.ts';
import { parseParams, strip } from './promised.ts';
import type { Call, Caller, Route } from './route.ts';

interface Read {
  readonly route: Route;
  readonly pattern: RegExp;
}

interface Reader {
  readonly language: string;
  readonly mayFollowLinks: boolean;
  /** Null for a visitor. */
  readonly caller: Caller | null;
}

/**
 * Reads for rendering do not count as visits, because no one has opened the page yet
 * (rules.md#looking-records-nothing).
 */
const DRAWING = { address: '127.0.0.1', userAgent: 'crewvine-preview', isLook: true };

/**
 * Answers the reads of a page that the server renders in the process: the same checks, use case, and contract as over
 * HTTP, without a network request (rules.md#page-trees). The caller of these methods counts them against the limits.
 */
export class InProcessReads {
  private readonly reads: readonly Read[];
  private readonly adminsNeedSecondFactor: boolean;

  constructor(routes: readonly Route[], adminsNeedSecondFactor: boolean) {
    this.adminsNeedSecondFactor = adminsNeedSecondFactor;
    this.reads = routes
      .filter(({ method }) => method === 'get')
      .map((route) => ({ route, pattern: patternOf(route.path) }))
      // Fixed paths come before paths with parameters.
      .toSorted((one, other) => parametersOf(one) - parametersOf(other));
  }

  speaking(language: string): AskInProcess {
    return (address) => this.answer(address, { language, mayFollowLinks: false, caller: null });
  }

  /** For the page of a secret link's holder: may also read data behind such links. */
  holdingLink(language: string): AskInProcess {
    return (address) => this.answer(address, { language, mayFollowLinks: true, caller: null });
  }

  /** For the page of a signed-in user: reads what that user may read. */
  signedIn(caller: Caller, language: string): AskInProcess {
    return (address) => this.answer(address, { language, mayFollowLinks: false, caller });
  }

  private async answer(address: string, reader: Reader): Promise<InProcessAnswer> {
    try {
      const url = new URL(address, 'http://page');
      for (const { route, pattern } of this.reads) {
        const match = pattern.exec(url.pathname);
        if (match) return await this.read(route, match.groups ?? {}, url, reader);
      }
      throw new HttpError(404, 'http.not_found', 'Not found');
    } catch (error) {
      const known = answerFor(error);
      if (known === null) throw error;
      return { status: known.status, text: JSON.stringify(known.body), headers: {} };
    }
  }

  private async read(
    route: Route,
    groups: Readonly<Record<string, string>>,
    url: URL,
    { language, mayFollowLinks, caller: reader }: Reader,
  ): Promise<InProcessAnswer> {
    if (!isRead(route, mayFollowLinks, reader)) throw new Error(`${route.path} is no read of a page`);
    if (route.access === 'provider') throw unauthorized();
    const known = WITHOUT_SESSION.has(route.access) ? null : reader;
    const caller = known && admitted(route, known, this.adminsNeedSecondFactor);
    refuseOthers(route, caller);
    const given = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)] as const);
    const params = parseParams(route, Object.fromEntries(given));
    const ctx = readContext(url, language);
    const query = route.query?.parse({ ...ctx.query });
    const mustBeProved = async (): Promise<void> => {
      if (caller !== null) throw stepUpRequired();
    };
    const call: Call<unknown, unknown, unknown> = {
      params,
      query,
      body: undefined,
      caller,
      ...DRAWING,
      mustBeProved,
      ctx,
    };
    const { status, body, headers = {} } = strip(route, await route.handler(call));
    return { status, text: textOf(body), headers };
  }
}

/** A signed-in user's reads may neither record anything nor need a limit or a proof of their own. */
function isRead(route: Route, mayFollowLinks: boolean, reader: Caller | null): boolean {
  if (route.endless || (route.access === 'token' && !mayFollowLinks)) return false;
  return (
    reader === null ||
    !(route.records || route.limit || route.stepUp || route.opensSession || route.endsSession)
  );
}

const parametersOf = ({ route }: Read): number => route.path.split(':').length;

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function textOf(body: unknown): string {
  if (body === undefined || body === null) return '';
  return body instanceof JsonText ? body.text : JSON.stringify(body);
}

/** The parts of a call's context that reads use. */
function readContext(url: URL, language: string): Context {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  const surroundings = {
    method: 'GET',
    path: url.pathname,
    query,
    state: {},
    get: (header: string) => (header.toLowerCase() === 'accept-language' ? language : ''),
    accepts: () => 'json',
    acceptsLanguages: () => language,
    cookies: { get: () => undefined },
    set: () => {
      throw new Error('Only a call over HTTP sets headers');
    },
  };
  return surroundings as unknown as Context;
}
