import type { BaseQueryApi, BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { baseQuery } from './base-query.ts';

interface CallArgs extends FetchArgs {
  /**
   * Calls of the same line are sent in order, one after another. In parallel they could arrive in any order,
   * and an older choice could overwrite a newer one.
   */
  readonly line?: string;
}

type Call = BaseQueryFn<string | CallArgs, unknown, ApiError, object, FetchBaseQueryMeta>;

/** The last call of each line, by the store that the calls belong to. */
const ends = new WeakMap<BaseQueryApi['getState'], Map<string, Promise<unknown>>>();

export const inTurn: Call = async (args, api, extra) => {
  if (typeof args === 'string' || args.line === undefined) return baseQuery(args, api, extra);
  const { line, ...call } = args;
  const lines = ends.get(api.getState) ?? new Map<string, Promise<unknown>>();
  ends.set(api.getState, lines);
  const answer = (lines.get(line) ?? Promise.resolve()).then(() => baseQuery(call, api, extra));
  lines.set(line, answer);
  return answer;
};
