import { z } from 'zod';
import { HttpError } from '../errors.ts';
import type { Answer } from './answer.ts';
import { JsonText } from './answers/json-text.ts';
import type { Route } from './route.ts';

/** No row has this ID. */
const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';

/** An invalid ID is replaced with one that no row has, so that both get the call's own "not found" error. */
export function parseParams(route: Route, given: Readonly<Record<string, string>>): unknown {
  if (!route.params) return undefined;
  const parsed = route.params.safeParse(given);
  if (parsed.success) return parsed.data;
  const malformed = parsed.error.issues.map(({ path }) => [String(path[0]), NOBODYS_ID]);
  const unknown = route.params.safeParse({ ...given, ...Object.fromEntries(malformed) });
  if (!unknown.success) throw new HttpError(404, 'http.not_found', 'Not found');
  return unknown.data;
}

/** Removes fields that are not in the contract, so that a new column cannot leak private data. */
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
