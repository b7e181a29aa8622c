import { z } from 'zod';
import { HttpError } from '../errors.ts';
import type { Answer } from './answer.ts';
import { JsonText } from './json-text.ts';
import type { Route } from './route.ts';

/** No row has it. */
const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';

/** What is no id goes on as one that nobody has, so that the call says of both in its own words that there is no such thing. */
export function parseParams(route: Route, given: Readonly<Record<string, string>>): unknown {
  if (!route.params) return undefined;
  const parsed = route.params.safeParse(given);
  if (parsed.success) return parsed.data;
  const malformed = parsed.error.issues.map(({ path }) => [String(path[0]), NOBODYS_ID]);
  const unknown = route.params.safeParse({ ...given, ...Object.fromEntries(malformed) });
  if (!unknown.success) throw new HttpError(404, 'http.not_found', 'Not found');
  return unknown.data;
}

/** Keeps only what the contract promises: nothing private leaves because a row had one column more. */
export function strip(route: Route, answer: Answer): Answer {
  const schema = route.answers[answer.status];
  if (schema === undefined)
    throw new Error(`${route.path} answers ${answer.status}, which its contract does not name`);
  if (schema === null || schema === 'raw' || answer.body instanceof JsonText) return answer;
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) {
    throw new Error(`${route.path} breaks its contract: ${z.prettifyError(parsed.error)}`);
  }
  return { ...answer, body: parsed.data };
}
