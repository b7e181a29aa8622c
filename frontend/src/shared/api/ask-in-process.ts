import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { AskInProcess } from '#contract/http/page-rendering.ts';

/** Input for the store of a page rendered on the server, so that the server makes no request to itself. */
export interface OnServer {
  readonly ask: AskInProcess;
}

type ServerAnswer =
  | { readonly data: string; readonly error?: undefined; readonly meta: FetchBaseQueryMeta }
  | { readonly data?: undefined; readonly error: FetchBaseQueryError; readonly meta: FetchBaseQueryMeta };

export function isOnServer(extra: unknown): extra is OnServer {
  return typeof extra === 'object' && extra !== null && 'ask' in extra;
}

/** The same question as the browser would put with `fetch`, and the same form of an answer. */
export async function askInProcess(args: string | FetchArgs, { ask }: OnServer): Promise<ServerAnswer> {
  const { url, params = {} } = typeof args === 'string' ? { url: args } : args;
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const { status, text, headers } = await ask(`/api${url}${query === '' ? '' : `?${query}`}`);
  const meta = { response: new Response(null, { status, headers: { ...headers } }) } as FetchBaseQueryMeta;
  return status < 400 ? { data: text, meta } : { error: { status, data: text }, meta };
}
