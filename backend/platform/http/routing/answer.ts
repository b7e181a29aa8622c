import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { EncodedText } from '../encoded-text.ts';
import type { JsonText } from './answers/json-text.ts';

export type Schema = z.ZodType;

/** The declared responses of a route, by status. */
export type Answers = Readonly<Record<number, Schema | 'raw' | null>>;

/** An answer as the router sends it, independent of its route. */
export interface Answer {
  readonly status: number;
  /** Undefined for an answer without a body. */
  readonly body?: unknown;
  readonly headers?: Headers;
}

type Headers = Readonly<Record<string, string>>;

/** Accepted values for a schema: rows of read models have read-only lists. */
export type BodyOf<S extends Schema> = ReadonlyDeep<z.input<S>>;

type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: ReadonlyDeep<T[Name]> }
    : T;

/** The answer for one status. */
export interface SchemaAnswer<Status extends number, S extends Schema> {
  readonly status: Status;
  readonly body: BodyOf<S> | JsonText<S>;
  readonly headers?: Headers;
}

/** A file, a page, a stream, JSON whose schema is not ours, or a long shared text. */
export interface RawAnswer<Status extends number = 200> {
  readonly status: Status;
  readonly body: Buffer | Readable | JsonText | EncodedText;
  readonly headers?: Headers;
}

interface EmptyAnswer<Status extends number> {
  readonly status: Status;
  readonly body?: undefined;
  readonly headers?: Headers;
}

type AnswerWith<Status extends number, Promised> = Promised extends Schema
  ? SchemaAnswer<Status, Promised>
  : Promised extends 'raw'
    ? RawAnswer<Status>
    : EmptyAnswer<Status>;

/** The possible results of a route's handler: a status in `answers` with the body declared for it. */
export type AnswerOf<A extends Answers> = {
  [Status in keyof A & number]: AnswerWith<Status, A[Status]>;
}[keyof A & number];
