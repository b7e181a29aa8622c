import { createAction } from '@reduxjs/toolkit';
import type { Language } from '#contract/identity/vocabulary/language.ts';

/** What one call was answered, as far as it is the same wherever it is kept. */
interface ReadEntry {
  readonly status: string;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** What was read for a page on the server. */
export interface ReadForPage {
  readonly queries: Readonly<Record<string, ReadEntry | undefined>>;
  readonly provided: { readonly tags: object; readonly keys: object };
  readonly language: Language;
  /** In milliseconds since 1970. */
  readonly drawnAt: number;
  /** Names of the parts that are loaded before the page goes on (`drawnPart`). */
  readonly parts: readonly string[];
}

/** What the server has read counts as read here and now, a refusal too: nothing is asked again that the page shows. */
export const takeOver = createAction('page/takeOver', ({ queries, provided }: ReadForPage) => {
  const fulfilledTimeStamp = Date.now();
  const stamped = Object.entries(queries).map(([key, entry]) => [key, { ...entry, fulfilledTimeStamp }]);
  return { payload: { queries: Object.fromEntries(stamped), provided, mutations: {} } };
});
