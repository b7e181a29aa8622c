import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { noteServerTime } from '#shared/lib/index.ts';
import { settle } from './refusals.ts';
import { askInProcess, isOnServer } from './ask-in-process.ts';
import { networkError, toApiError, type ApiError } from './api-error.ts';

const request = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'include',
  // The server writes in the language of the screen, for example in the email after a sign-up.
  prepareHeaders: (headers) => {
    if (typeof document !== 'undefined') headers.set('Accept-Language', document.documentElement.lang);
  },
  // fetchBaseQuery sets the JSON content type automatically, and only if there is a body.
  responseHandler: 'text',
});

/** A 401 on a read means "no one is signed in": an empty result, not an error (rules.md#signed-out-reads). */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const { data, error, meta } = isOnServer(api.extra)
    ? await askInProcess(args, api.extra)
    : await request(args, api, extra);
  const { headers } = meta?.response ?? {};
  // A development installation with a moved clock sends its product time.
  noteServerTime(headers?.get('X-Moved-Date') ?? headers?.get('Date'));
  if (error) {
    if (typeof error.status !== 'number') return { error: networkError(error.error) };
    const method = typeof args === 'string' ? 'GET' : (args.method ?? 'GET');
    if (error.status === 401 && api.type === 'query' && method === 'GET') return { data: null };
    const refusal = toApiError(error.status, textOf(error.data), meta?.response?.statusText ?? '');
    return (await settle?.(refusal, api.dispatch)) ? baseQuery(args, api, extra) : { error: refusal };
  }
  return { ...readBody(textOf(data), meta?.response?.status ?? 200), ...(meta ? { meta } : {}) };
};

/** `responseHandler: 'text'` makes every body a string. */
function textOf(body: unknown): string {
  return typeof body === 'string' ? body : '';
}

function readBody(text: string, status: number): { data: unknown } | { error: ApiError } {
  if (text === '') return { data: null };
  try {
    const data: unknown = JSON.parse(text);
    return { data };
  } catch {
    return { error: { ...toApiError(status, text, ''), code: 'http.not_json' } };
  }
}
