import type { BaseQueryApi, BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { baseQuery } from './base-query.ts';

interface CallArgs extends FetchArgs {
  /**
   * Calls of one line go out one after another, in the order that they were made. Side by side they arrive in any order: then
   * the last answer does not know what was chosen before, or an older choice is the one that stays.
   */
  readonly line?: string;
}

type Call = BaseQueryFn<string | CallArgs, unknown, ApiError, object, FetchBaseQueryMeta>;

/** By the store that the calls belong to: the last call of each line. */
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
