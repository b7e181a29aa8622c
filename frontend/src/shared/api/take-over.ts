import { createAction } from '@reduxjs/toolkit';
import type { Language } from '#contract/http/vocabulary/language.ts';

/** The fields of an answer that are the same in every store. */
interface ReadEntry {
  readonly status: string;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** The data that the server read to render a page. */
export interface ReadForPage {
  readonly queries: Readonly<Record<string, ReadEntry | undefined>>;
  readonly provided: { readonly tags: object; readonly keys: object };
  readonly language: Language;
  /** In milliseconds since 1970. */
  readonly drawnAt: number;
  /** The server's time if the page is for one reader; undefined if it may come from a cache. */
  readonly serverTime: string | undefined;
  /** Names of the parts that must load before hydration (`drawnPart`). */
  readonly parts: readonly string[];
}

/** Marks the server's reads as read now, including refusals, so that the page requests none of them again. */
export const takeOver = createAction('page/takeOver', ({ queries, provided }: ReadForPage) => {
  const fulfilledTimeStamp = Date.now();
  const stamped = Object.entries(queries).map(([key, entry]) => [key, { ...entry, fulfilledTimeStamp }]);
  return { payload: { queries: Object.fromEntries(stamped), provided, mutations: {} } };
});
