import type { Context } from 'koa';
import type { AskAsVisitor, VisitorAnswer } from '../contract/page-rendering.ts';
import { answerFor, HttpError, unauthorized } from '../errors.ts';
import { JsonText } from './answers/json-text.ts';
import { parseParams, strip } from './promised.ts';
import type { Call, Route } from './route.ts';

interface Read {
  readonly route: Route;
  readonly pattern: RegExp;
}

interface Reader {
  readonly language: string;
  readonly mayFollowLinks: boolean;
}

/**
 * Reads for rendering do not count as visits, because no one has opened the page yet
 * (rules.md#looking-records-nothing).
 */
const DRAWING = { address: '127.0.0.1', userAgent: 'crewvine-preview', isLook: true };

/**
 * Answers a visitor's reads without a session in the process: the same checks, use case, and contract as over
 * HTTP, without a network request (rules.md#page-trees).
 */
export class VisitorCalls {
  private readonly reads: readonly Read[];

  constructor(routes: readonly Route[]) {
    this.reads = routes
      .filter(({ method }) => method === 'get')
      .map((route) => ({ route, pattern: patternOf(route.path) }))
      // Fixed paths come before paths with parameters.
      .toSorted((one, other) => parametersOf(one) - parametersOf(other));
  }

  speaking(language: string): AskAsVisitor {
    return (address) => this.answer(address, { language, mayFollowLinks: false });
  }

  /**
   * For the page of a secret link's holder: may also read data behind such links. The caller counts their
   * uses.
   */
  holdingLink(language: string): AskAsVisitor {
    return (address) => this.answer(address, { language, mayFollowLinks: true });
  }

  private async answer(address: string, reader: Reader): Promise<VisitorAnswer> {
    try {
      const url = new URL(address, 'http://visitor');
      for (const { route, pattern } of this.reads) {
        const match = pattern.exec(url.pathname);
        if (match) return await read(route, match.groups ?? {}, url, reader);
      }
      throw new HttpError(404, 'http.not_found', 'Not found');
    } catch (error) {
      const known = answerFor(error);
      if (known === null) throw error;
      return { status: known.status, text: JSON.stringify(known.body), headers: {} };
    }
  }
}

const parametersOf = ({ route }: Read): number => route.path.split(':').length;

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

async function read(
  route: Route,
  groups: Readonly<Record<string, string>>,
  url: URL,
  { language, mayFollowLinks }: Reader,
): Promise<VisitorAnswer> {
  const isLink = route.access === 'token';
  if (route.endless || (isLink && !mayFollowLinks)) throw new Error(`${route.path} is no read of a page`);
  if (!isLink && route.access !== 'public' && route.access !== 'any') throw unauthorized();
  const given = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)] as const);
  const params = parseParams(route, Object.fromEntries(given));
  const ctx = visitorContext(url, language);
  const query = route.query?.parse({ ...ctx.query });
  const mustBeProved = async (): Promise<void> => undefined;
  const call: Call<unknown, unknown, unknown> = {
    params,
    query,
    body: undefined,
    caller: null,
    ...DRAWING,
    mustBeProved,
    ctx,
  };
  const { status, body, headers = {} } = strip(route, await route.handler(call));
  return { status, text: textOf(body), headers };
}

function textOf(body: unknown): string {
  if (body === undefined || body === null) return '';
  return body instanceof JsonText ? body.text : JSON.stringify(body);
}

/** The parts of a call's context that visitors' reads use. */
function visitorContext(url: URL, language: string): Context {
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
